import {
  type DimensionFilter,
  filterParameters,
  readFilter,
} from '@dental-shop/domain/catalogue/dimension-filter';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';

const compareParameter = 'compare';
const nothing = new URLSearchParams();

interface ListingAddress {
  filter: DimensionFilter;
  /** SKUs of the parts that stand side by side; empty where none do. */
  compared: readonly string[];
  setFilter: (filter: DimensionFilter) => void;
  setCompared: (skus: readonly string[]) => void;
}

/** What the address of a category's page says beside the category; nothing while prerendering. */
export function useListingAddress(): ListingAddress {
  const [parameters, setParameters] = useSearchParams();
  const address = useHydrated() ? parameters : nothing;
  return {
    filter: readFilter(address),
    compared: (address.get(compareParameter) ?? '').split(',').filter((sku) => sku !== ''),
    // A filter is no page of its own: 'back' leads to where one came from.
    setFilter: (filter) =>
      setParameters((before) => changed(before, filterParameters(filter)), { replace: true }),
    // Back from a comparison leads to the list, and not to the comparison as it was before.
    setCompared: (skus) =>
      setParameters((before) => changed(before, [[compareParameter, skus.join(',') || null]]), {
        replace: address.has(compareParameter),
      }),
  };
}

function changed(
  address: URLSearchParams,
  parameters: readonly [name: string, value: string | null][],
): URLSearchParams {
  const written = new URLSearchParams(address);
  for (const [name, value] of parameters) {
    if (value === null) written.delete(name);
    else written.set(name, value);
  }
  return written;
}
