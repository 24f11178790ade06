import type { Product } from '../catalogue/product.ts';
import { visibleEntries } from '../catalogue/visible-entries.ts';
import { fitRules, type Sized } from './fit-rules.ts';

export interface FittingParts {
  category: string;
  parts: Product[];
}

const sizesOf = ({ dimensions }: Sized): string =>
  dimensions.map(({ label, value }) => `${label} ${value}`).join();

/**
 * Compares each combination of sizes only once, because comparing 10,000 parts with each other
 * would take hours.
 */
export function fitFinder(products: readonly Product[]): (product: Product) => FittingParts[] {
  const visible = visibleEntries(products);
  const places = new Map(visible.map((product, place) => [product, place]));
  const rules = fitRules.map(({ part, fits }) => {
    const bySizes = new Map<string, Product[]>();
    for (const each of visible.filter(part)) {
      const alike = bySizes.get(sizesOf(each));
      if (alike) alike.push(each);
      else bySizes.set(sizesOf(each), [each]);
    }
    const known = new Map<string, readonly Product[]>();
    const fitting = (product: Product) => {
      const sizes = sizesOf(product);
      const found = known.get(sizes) ?? visible.filter((other) => fits(other, product));
      known.set(sizes, found);
      return found;
    };
    const alike = [...bySizes.values()];
    const fitted = (product: Product) =>
      alike.flatMap((parts) => (parts[0] && fits(product, parts[0]) ? parts : []));
    return { part, fitting, fitted };
  });
  return (product) => {
    const found = new Set<Product>();
    for (const { part, fitting, fitted } of rules) {
      if (part(product)) for (const other of fitting(product)) found.add(other);
      for (const other of fitted(product)) found.add(other);
    }
    const place = (each: Product) => places.get(each) ?? 0;
    const groups = new Map<string, Product[]>();
    for (const other of [...found].sort((a, b) => place(a) - place(b))) {
      if (other.sku === product.sku) continue;
      const group = groups.get(other.category);
      if (group) group.push(other);
      else groups.set(other.category, [other]);
    }
    return [...groups].map(([category, parts]) => ({ category, parts }));
  };
}
