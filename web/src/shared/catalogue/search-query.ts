import { useSearchParams } from 'react-router-dom';
import { useHydratedValue } from '../loading/use-hydrated.ts';

export const searchParameter = 'q';

export function useSearchQuery(): string {
  const [parameters] = useSearchParams();
  return useHydratedValue((parameters.get(searchParameter) ?? '').trim(), '');
}
