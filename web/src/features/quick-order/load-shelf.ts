import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { loadAnew } from '../../shared/loading/load-chunk.ts';
import { fetchPageData } from '../../shared/page-data/page-data-store.ts';
import type { makePartLookup, ShelfFiles } from './part-lookup.ts';

interface ShelfData extends ShelfFiles {
  makePartLookup: typeof makePartLookup;
}

let loading: Promise<ShelfData> | undefined;

/** Loads the shelf once per page view; after a failure the next call tries again. */
export function loadShelf(): Promise<ShelfData> {
  loading ??= fetchShelf().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchShelf(): Promise<ShelfData> {
  const { search, searchIndex, shelfLookup } = catalogueData;
  // The parsers and the search, 10 KB, are of no use before the data is there.
  const [{ makePartLookup }, products, index, lookup] = await Promise.all([
    loadAnew(() => import('./part-lookup.ts')),
    fetchPageData(search.url),
    fetchPageData(searchIndex.url),
    fetchPageData(shelfLookup.url),
  ]);
  if (!products || !index || !lookup) throw new Error('The build has no data for quick orders.');
  // The files come from the same build as the code, so their shape is taken as given.
  return { ...({ products, index, lookup } as ShelfFiles), makePartLookup };
}
