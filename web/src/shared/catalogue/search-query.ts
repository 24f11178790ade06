import { useSearchParams } from 'react-router-dom';
import { useOnceHydrated } from '../loading/use-hydrated.ts';

/** The name in the address of what is searched for. */
export const searchParameter = 'q';

/** What the page's address searches for; empty while prerendering, which knows no query. */
export function useSearchQuery(): string {
  const [parameters] = useSearchParams();
  return useOnceHydrated((parameters.get(searchParameter) ?? '').trim(), '');
}
