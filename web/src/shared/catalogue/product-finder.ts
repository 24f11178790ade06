import { openSearch, type SearchResult } from '@dental-shop/domain/search/search';
import type { SearchIndex } from '@dental-shop/domain/search/search-index';
import type { ProductSummary } from './catalogue-data.ts';

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
