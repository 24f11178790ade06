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
  /** SKUs of the parts that stand side by side; empty where none do. */
  compared: readonly string[];
  /** From 1; a list may have fewer pages. */
  page: number;
  /** The address of another page of the list, as it follows a `?`. */
  addressOfPage: (page: number) => string;
  setFilter: (filter: ListingFilter) => void;
  setCompared: (skus: readonly string[]) => void;
}

/** What the address of a category's page says beside the category; nothing while prerendering. */
export function useListingParameters(): ListingParameters {
  const [parameters, setParameters] = useSearchParams();
  const text = useOnceHydrated(parameters.toString(), '');
  // The same one while the address is: lists are not made anew for an address that says the same.
  const address = useMemo(() => new URLSearchParams(text), [text]);
  const filter = useMemo(() => readFilter(address), [address]);
  return {
    filter,
    compared: (address.get(compareParameter) ?? '').split(',').filter((sku) => sku !== ''),
    page: readPage(address.get(pageParameter)),
    addressOfPage: (page) =>
      changed(address, [[pageParameter, page === 1 ? null : String(page)]]).toString(),
    // A filter is no page of its own: 'back' leads to where one came from.
    setFilter: (filter) =>
      setParameters(
        (before) => changed(before, [...filterParameters(filter), [pageParameter, null]]),
        {
          replace: true,
        },
      ),
    // Back from a comparison leads to the list, and not to the comparison as it was before.
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
