import {
  filterParameters,
  type ListingFilter,
  readFilter,
} from '@dental-shop/domain/catalogue/listing/listing-filter';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOnceHydrated } from '../../shared/loading/use-hydrated.ts';

const compareParameter = 'compare';
const pageParameter = 'page';

interface ListingParameters {
  filter: ListingFilter;
  compared: readonly string[];
  /** 1-based. May be greater than the number of pages. */
  page: number;
  /** Returns the query string without `?`. */
  addressOfPage: (page: number) => string;
  setFilter: (filter: ListingFilter) => void;
  setCompared: (skus: readonly string[]) => void;
}

export function useListingParameters(): ListingParameters {
  const [parameters, setParameters] = useSearchParams();
  const text = useOnceHydrated(parameters.toString(), '');
  // Memoized by the text, so that a navigation with the same query doesn't recompute the lists.
  const address = useMemo(() => new URLSearchParams(text), [text]);
  const filter = useMemo(() => readFilter(address), [address]);
  return {
    filter,
    compared: (address.get(compareParameter) ?? '').split(',').filter((sku) => sku !== ''),
    page: readPage(address.get(pageParameter)),
    addressOfPage: (page) =>
      changed(address, [[pageParameter, page === 1 ? null : String(page)]]).toString(),
    // Replaces the history entry, so that Back leaves the category.
    setFilter: (filter) =>
      setParameters(
        (before) => changed(before, [...filterParameters(filter), [pageParameter, null]]),
        {
          replace: true,
        },
      ),
    // Opening a comparison pushes a history entry, and changing it doesn't, so that Back returns to the list.
    setCompared: (skus) =>
      setParameters((before) => changed(before, [[compareParameter, skus.join(',') || null]]), {
        replace: address.has(compareParameter),
      }),
  };
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
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
