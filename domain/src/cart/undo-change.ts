import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { piecesOf } from './account-cart.ts';
import type { Cart } from './cart.ts';
import { mergeChanges, withPieces } from './merge-carts.ts';

/**
 * Takes back what made the cart `before` the cart `after`, and leaves what has happened to it since, as on
 * another device. What comes back is in its old place.
 */
export function undoChange(before: Cart, after: Cart, now: Cart): Cart {
  const restored = mergeChanges(piecesOf(after), piecesOf(before), piecesOf(now));
  const places = new Set(before.map(({ SKU }) => normalizeSku(SKU)));
  const since = now.filter(({ SKU }) => !places.has(normalizeSku(SKU)));
  const lines = new Map([...before, ...since].map((line) => [normalizeSku(line.SKU), line]));
  return withPieces([...lines.values()], restored, (sku) => {
    throw new Error(`${sku} is in neither cart.`);
  });
}
