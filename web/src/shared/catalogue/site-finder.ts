import { createSearch, type SearchResult } from '@dental-shop/domain/search/search';
import type { SearchIndex } from '@dental-shop/domain/search/search-index';
import { stemText } from '@dental-shop/domain/search/words';
import { currentOverlay } from '../catalogue-overlay/overlay-store.ts';
import { loadOnce } from '../loading/load-chunk.ts';
import { fetchPageData } from '../page-data/page-data-store.ts';
import { catalogueData, type ProductSummary, type SearchPage } from './catalogue-data.ts';

export interface ProductResults {
  products: readonly ProductSummary[];
  /** False if there are only similar results and no exact match. */
  isMatch: SearchResult['isMatch'];
  exact: ProductSummary | undefined;
}

export type ProductFinder = (text: string) => ProductResults;

export function productFinder(
  index: SearchIndex,
  summaries: readonly ProductSummary[],
): ProductFinder {
  const search = createSearch(index);
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

export interface SiteResults extends ProductResults {
  pages: readonly SearchPage[];
}

export type SiteFinder = (text: string) => SiteResults;

const maxPages = 3;
const minLetters = 3;

function findPages(text: string, pages: readonly SearchPage[]): SearchPage[] {
  const typed = stemText(text).filter(({ length }) => length >= minLetters);
  const found = pages.map((page) => ({
    page,
    hits: typed.filter((stem) => ` ${page.keywords}`.includes(` ${stem}`)).length,
  }));
  return found
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, maxPages)
    .map(({ page }) => page);
}

/** All arguments must be from the same build. Otherwise, a SKU in the index might have no summary. */
export function siteFinder(
  index: SearchIndex,
  summaries: readonly ProductSummary[],
  pages: readonly SearchPage[],
): SiteFinder {
  const find = productFinder(index, summaries);
  return (text) => {
    const found = find(text);
    const foundPages = findPages(text, pages);
    // If a page matches, omits products with similar names: they don't help a customer who is looking for an invoice.
    const isPageOnly = !found.isMatch && foundPages.length > 0;
    return { ...found, products: isPageOnly ? [] : found.products, pages: foundPages };
  };
}

export const loadSiteFinder = loadOnce(async (): Promise<SiteFinder> => {
  const { searchIndex, search, searchPages } = catalogueData;
  const [index, summaries, pages] = await Promise.all(
    [searchIndex, search, searchPages].map(({ url }) => fetchPageData(url)),
  );
  if (!index || !summaries || !pages) throw new Error('The build has no index to search in.');
  const find = siteFinder(
    index as SearchIndex,
    summaries as readonly ProductSummary[],
    pages as readonly SearchPage[],
  );
  return (text) => {
    const found = find(text);
    const { visible } = currentOverlay();
    const [exact] = found.exact ? visible([found.exact]) : [];
    return { ...found, products: visible(found.products), exact };
  };
});
