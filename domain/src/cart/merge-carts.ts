import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { piecesOf } from './account-cart.ts';
import { type Cart, maxCartLines, type NewCartItem } from './cart.ts';
import type { Pieces } from './pieces.ts';
import { maxQuantity } from './quantity.ts';

type Carts = readonly (readonly Pieces[])[];

const quantitiesOf = (pieces: readonly Pieces[]) =>
  new Map(pieces.map(({ sku, quantity }) => [normalizeSku(sku), quantity]));

function merged(carts: Carts, quantityOf: (key: string) => number): Pieces[] {
  const spellings = new Map<string, string>();
  for (const { sku } of carts.flat()) {
    if (!spellings.has(normalizeSku(sku))) spellings.set(normalizeSku(sku), sku);
  }
  return [...spellings]
    .map(([key, sku]) => ({ sku, quantity: Math.min(quantityOf(key), maxQuantity) }))
    .filter(({ quantity }) => quantity > 0)
    .slice(0, maxCartLines);
}

/**
 * Takes the larger quantity, because both carts were probably filled for the same order. A removed
 * line is indistinguishable from one added on the other device, so no lines are dropped.
 */
export function mergeAtSignIn(visitor: readonly Pieces[], account: readonly Pieces[]): Pieces[] {
  const [here, there] = [quantitiesOf(visitor), quantitiesOf(account)];
  return merged([account, visitor], (key) => Math.max(here.get(key) ?? 0, there.get(key) ?? 0));
}

/**
 * Three-way merge: takes the changes between `before` and `mine` and applies them to `theirs`, so
 * that additions on either device survive and a purchase on one empties the other.
 */
export function mergeChanges(
  before: readonly Pieces[],
  mine: readonly Pieces[],
  theirs: readonly Pieces[],
): Pieces[] {
  const [was, here, there] = [quantitiesOf(before), quantitiesOf(mine), quantitiesOf(theirs)];
  const change = (key: string) => (here.get(key) ?? 0) - (was.get(key) ?? 0);
  return merged([theirs, mine], (key) => (there.get(key) ?? 0) + change(key));
}

/** Existing lines keep their position, name, and price. */
export function withPieces(
  cart: Cart,
  pieces: readonly Pieces[],
  itemOf: (sku: string) => NewCartItem,
): Cart {
  const wanted = quantitiesOf(pieces);
  const present = new Set(cart.map(({ SKU }) => normalizeSku(SKU)));
  const kept = cart.flatMap((line) => {
    const quantity =
      piecesOf([line]).length === 0 ? line.quantity : wanted.get(normalizeSku(line.SKU));
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });
  const added = pieces
    .filter(({ sku }) => !present.has(normalizeSku(sku)))
    .map(({ sku, quantity }) => ({ ...itemOf(sku), quantity }));
  return [...kept, ...added];
}

/**
 * Reverts the change from `before` to `after` but keeps later changes, such as from another device.
 * Restored lines return to their old position.
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
