import type { Product } from '../product.ts';
import { visibleEntries } from '../visible-entries.ts';

export const generalSubCategory = 'General';

export interface SubCategory {
  name: string;
  products: Product[];
}

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
