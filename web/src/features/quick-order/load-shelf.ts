import type { ShelfLookup } from '@dental-shop/domain/quick-order/product-lookup';
import type { SearchIndex } from '@dental-shop/domain/search/search-index';
import { catalogueData, type ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { type ProductFinder, productFinder } from '../../shared/catalogue/product-finder.ts';
import { fetchPageData } from '../../shared/page-data/page-data-store.ts';

/** What the lines of a pad are looked up in. */
export interface ShelfData {
  products: readonly ProductSummary[];
  lookup: ShelfLookup;
  find: ProductFinder;
}

let loading: Promise<ShelfData> | undefined;

/** Once for the life of the page; after a failure the next call tries again. */
export function loadShelf(): Promise<ShelfData> {
  loading ??= fetchShelf().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchShelf(): Promise<ShelfData> {
  const { search, searchIndex, shelfLookup } = catalogueData;
  const [products, index, lookup] = await Promise.all(
    [search, searchIndex, shelfLookup].map(({ url }) => fetchPageData(url)),
  );
  if (!products || !index || !lookup) throw new Error('The build has no data for quick orders.');
  // The files come from the same build as the code, so their shape is taken as given.
  const summaries = products as readonly ProductSummary[];
  const find = productFinder(index as SearchIndex, summaries);
  return { products: summaries, lookup: lookup as ShelfLookup, find };
}
