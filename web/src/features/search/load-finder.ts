import type { SearchIndex } from '@dental-shop/domain/search/search-index';
import { catalogueData, type ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { type ProductFinder, productFinder } from '../../shared/catalogue/product-finder.ts';
import { fetchPageData } from '../../shared/page-data/page-data-store.ts';

let loading: Promise<ProductFinder> | undefined;

/** Once for the life of the page; after a failure the next call tries again. */
export function loadFinder(): Promise<ProductFinder> {
  loading ??= fetchFinder().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchFinder(): Promise<ProductFinder> {
  const { searchIndex, search } = catalogueData;
  const [index, summaries] = await Promise.all([
    fetchPageData(searchIndex.url),
    fetchPageData(search.url),
  ]);
  if (!index || !summaries) throw new Error('The build has no index to search in.');
  // The files come from the same build as the code, so their shape is taken as given.
  return productFinder(index as SearchIndex, summaries as readonly ProductSummary[]);
}
