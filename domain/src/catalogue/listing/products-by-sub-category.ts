import type { Product } from '../product.ts';
import { visibleEntries } from '../visible-entries.ts';

/** The heading of products whose row names no sub-category. */
export const generalSubCategory = 'General';

export interface SubCategory {
  name: string;
  products: Product[];
}

/** The visible products of one main category under their sub-categories, in the sheet's order. */
export function productsBySubCategory(
  products: readonly Product[],
  categoryName: string,
): SubCategory[] {
  const groups = new Map<string, Product[]>();
  for (const product of visibleEntries(products)) {
    if (product.category !== categoryName) continue;
    const name = product.subCategory || generalSubCategory;
    const group = groups.get(name);
    if (group) group.push(product);
    else groups.set(name, [product]);
  }
  return [...groups].map(([name, members]) => ({ name, products: members }));
}
