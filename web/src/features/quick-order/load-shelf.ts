import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { loadOnce, loadWithRetry } from '../../shared/loading/load-chunk.ts';
import { fetchPageData } from '../../shared/page-data/page-data-store.ts';
import type { makePartLookup, ShelfFiles } from './part-lookup.ts';

interface ShelfData extends ShelfFiles {
  makePartLookup: typeof makePartLookup;
}

export const loadShelf = loadOnce(async (): Promise<ShelfData> => {
  const { search, searchIndex, shelfLookup } = catalogueData;
  const [{ makePartLookup }, products, index, lookup] = await Promise.all([
    loadWithRetry(() => import('./part-lookup.ts')),
    fetchPageData(search.url),
    fetchPageData(searchIndex.url),
    fetchPageData(shelfLookup.url),
  ]);
  if (!products || !index || !lookup) throw new Error('The build has no data for quick orders.');
  // Safe to cast: the same build wrote these files.
  return { ...({ products, index, lookup } as ShelfFiles), makePartLookup };
});
