import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../loading/use-hydrated.ts';

export const searchParameter = 'search';

/** What the visitor searches for; empty in prerendered pages, which know of no query. */
export function useSearchQuery(): string {
  const [parameters] = useSearchParams();
  return useHydrated() ? (parameters.get(searchParameter) ?? '').trim() : '';
}
