import {
  type CatalogueWarning,
  catalogueWarning,
} from '@dental-shop/domain/catalogue/catalogue-warning';
import { useSearchParams } from 'react-router-dom';

/** What the list is reduced to. */
export type CatalogueFilter = CatalogueWarning | 'all' | 'any';

const filters: readonly CatalogueFilter[] = ['all', 'any', ...catalogueWarning.options];

/** The filter in the address, so that a link or a reload shows the same. */
export function useWarningFilter(): [CatalogueFilter, (filter: CatalogueFilter) => void] {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('warning');
  const filter = filters.find((each) => each === wanted) ?? 'all';
  return [
    filter,
    (next) => setParameters(next === 'all' ? {} : { warning: next }, { replace: true }),
  ];
}
