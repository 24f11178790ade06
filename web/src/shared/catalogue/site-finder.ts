import { openSearch, type SearchResult } from '@dental-shop/domain/search/search';
import type { SearchIndex } from '@dental-shop/domain/search/search-index';
import { stemsOfText } from '@dental-shop/domain/search/words';
import { fetchPageData } from '../page-data/page-data-store.ts';
import { catalogueData, type ProductSummary, type SearchPage } from './catalogue-data.ts';

export interface FoundProducts {
  /** The best first. */
  products: readonly ProductSummary[];
  /** False where nothing is all that was asked for, and these come nearest. */
  isMatch: SearchResult['isMatch'];
  /** The product whose whole SKU was typed. */
  exact: ProductSummary | undefined;
}

export type ProductFinder = (text: string) => FoundProducts;

/** Both come from the same build, so that every SKU that is found has its summary. */
export function productFinder(
  index: SearchIndex,
  summaries: readonly ProductSummary[],
): ProductFinder {
  const search = openSearch(index);
  const bySku = new Map(summaries.map((summary) => [summary.sku, summary]));
  return (text) => {
    const { skus, isMatch, exactSku } = search(text);
    return {
      products: skus.flatMap((sku) => bySku.get(sku) ?? []),
      isMatch,
      exact: exactSku === undefined ? undefined : bySku.get(exactSku),
    };
  };
}

export interface FoundOnSite extends FoundProducts {
  pages: readonly SearchPage[];
}

export type SiteFinder = (text: string) => FoundOnSite;

const mostPages = 3;
/** Two letters match too many words. */
const fewestLetters = 3;

function findPages(text: string, pages: readonly SearchPage[]): SearchPage[] {
  const typed = stemsOfText(text).filter(({ length }) => length >= fewestLetters);
  const found = pages.map((page) => ({
    page,
    hits: typed.filter((stem) => ` ${page.keywords}`.includes(` ${stem}`)).length,
  }));
  return found
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, mostPages)
    .map(({ page }) => page);
}

/** Products and pages; all files come from the same build, so that every SKU that is found has its summary. */
export function siteFinder(
  index: SearchIndex,
  summaries: readonly ProductSummary[],
  pages: readonly SearchPage[],
): SiteFinder {
  const find = productFinder(index, summaries);
  return (text) => {
    const found = find(text);
    const foundPages = findPages(text, pages);
    // Parts with a similar spelling don't help a customer who looks for an invoice.
    const isPageOnly = !found.isMatch && foundPages.length > 0;
    return { ...found, products: isPageOnly ? [] : found.products, pages: foundPages };
  };
}

let loading: Promise<SiteFinder> | undefined;

/** Once for the life of the page; after a failure the next call tries again. */
export function loadSiteFinder(): Promise<SiteFinder> {
  loading ??= fetchSiteFinder().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchSiteFinder(): Promise<SiteFinder> {
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
