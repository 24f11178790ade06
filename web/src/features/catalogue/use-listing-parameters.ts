import {
  filterParameters,
  type ListingFilter,
  readFilter,
} from '@dental-shop/domain/catalogue/listing/listing-filter';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydratedValue } from '../../shared/loading/use-hydrated.ts';

const compareParameter = 'compare';
const pageParameter = 'page';

export function useListingParameters() {
  const [parameters, setParameters] = useSearchParams();
  const text = useHydratedValue(parameters.toString(), '');
  // Memoized by query string, so navigating to the same query doesn't recompute the lists.
  const address = useMemo(() => new URLSearchParams(text), [text]);
  const filter = useMemo(() => readFilter(address), [address]);
  return {
    filter,
    compared: (address.get(compareParameter) ?? '').split(',').filter((sku) => sku !== ''),
    /** 1-based. May be greater than the number of pages. */
    page: readPage(address.get(pageParameter)),
    pageUrl: (page: number) =>
      changed(address, [[pageParameter, page === 1 ? null : String(page)]]).toString(),
    // Replaces the history entry, so Back leaves the category.
    setFilter: (filter: ListingFilter) =>
      setParameters(
        (before) => changed(before, [...filterParameters(filter), [pageParameter, null]]),
        {
          replace: true,
        },
      ),
    // Opening a comparison pushes a history entry, but changing it doesn't, so Back always returns to the list.
    setCompared: (skus: readonly string[]) =>
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
