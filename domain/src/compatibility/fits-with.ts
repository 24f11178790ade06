import type { Product } from '../catalogue/product.ts';
import { fitRules } from './fit-rules.ts';

/** What fits a part, of one main category. */
export interface FittingParts {
  category: string;
  parts: Product[];
}

/**
 * The visible parts that fit a product by a rule, under their main categories, in the catalogue's
 * order. Empty where no rule says anything of it.
 */
export function fitsWith(product: Product, products: readonly Product[]): FittingParts[] {
  const groups = new Map<string, Product[]>();
  for (const other of products) {
    if (other.hidden || other.sku === product.sku || !fits(product, other)) continue;
    const group = groups.get(other.category);
    if (group) group.push(other);
    else groups.set(other.category, [other]);
  }
  return [...groups].map(([category, parts]) => ({ category, parts }));
}

function fits(one: Product, other: Product): boolean {
  return fitRules.some(
    ({ part, fits: isFitting }) =>
      (part(one) && isFitting(other, one)) || (part(other) && isFitting(one, other)),
  );
}
