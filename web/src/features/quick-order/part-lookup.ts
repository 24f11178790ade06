import {
  createProductLookup,
  type LookupData,
} from '@dental-shop/domain/quick-order/product-lookup';
import { readLine } from '@dental-shop/domain/quick-order/read-line';
import type { SearchIndex } from '@dental-shop/domain/search/search-index';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { productFinder } from '../../shared/catalogue/site-finder.ts';

export interface ShelfFiles {
  products: readonly ProductSummary[];
  index: SearchIndex;
  lookup: LookupData;
}

export function makePartLookup(
  { products, index, lookup }: ShelfFiles,
  otherNames: Readonly<Record<string, { name: string }>>,
) {
  const find = productFinder(index, products);
  const nearest = (text: string) => find(text).products;
  const shelf = createProductLookup({ products, lookup, otherNames, nearest });
  return { shelf, find, read: (text: string) => readLine(text, shelf) };
}
