import { useSearchParams } from 'react-router-dom';
import { useOnceHydrated } from '../loading/use-hydrated.ts';

export const searchParameter = 'q';

export function useSearchQuery(): string {
  const [parameters] = useSearchParams();
  return useOnceHydrated((parameters.get(searchParameter) ?? '').trim(), '');
}
