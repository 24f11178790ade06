import type { SearchIndex } from '@dental-shop/domain/search/search-index';
import {
  catalogueData,
  type ProductSummary,
  type SearchPage,
} from '../../shared/catalogue/catalogue-data.ts';
import { type SiteFinder, siteFinder } from '../../shared/catalogue/site-finder.ts';
import { fetchPageData } from '../../shared/page-data/page-data-store.ts';

let loading: Promise<SiteFinder> | undefined;

/** Once for the life of the page; after a failure the next call tries again. */
export function loadFinder(): Promise<SiteFinder> {
  loading ??= fetchFinder().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchFinder(): Promise<SiteFinder> {
  const { searchIndex, search, searchPages } = catalogueData;
  const [index, summaries, pages] = await Promise.all(
    [searchIndex, search, searchPages].map(({ url }) => fetchPageData(url)),
  );
  if (!index || !summaries || !pages) throw new Error('The build has no index to search in.');
  // The files come from the same build as the code, so their shape is taken as given.
  return siteFinder(
    index as SearchIndex,
    summaries as readonly ProductSummary[],
    pages as readonly SearchPage[],
  );
}
