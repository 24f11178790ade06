import type { SearchIndex } from '@dental-shop/domain/search/search-index';
import { stemsOfText } from '@dental-shop/domain/search/words';
import type { ProductSummary, SearchPage } from './catalogue-data.ts';
import { type FoundProducts, productFinder } from './product-finder.ts';

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
