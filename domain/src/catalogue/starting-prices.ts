import { isPurchasable } from '../money/purchasability.ts';
import type { Product } from './product.ts';
import { visibleEntries } from './visible-entries.ts';

/** In cents, by category name. Categories in which nothing can be bought have none. */
export type StartingPrices = Readonly<Record<string, number>>;

export function startingPrices(
  products: readonly Pick<Product, 'category' | 'price' | 'hidden'>[],
): StartingPrices {
  const lowest: Record<string, number> = {};
  for (const { category, price } of visibleEntries(products)) {
    if (isPurchasable(price)) lowest[category] = Math.min(price, lowest[category] ?? price);
  }
  return lowest;
}
