import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { toLineItems } from './account-cart.ts';
import { type Cart, maxCartLines, type NewCartItem } from './cart.ts';
import type { LineItem } from './line-item.ts';
import { maxQuantity } from './quantity.ts';

type Carts = readonly (readonly LineItem[])[];

const quantitiesOf = (pieces: readonly LineItem[]) =>
  new Map(pieces.map(({ sku, quantity }) => [normalizeSku(sku), quantity]));

function mergeLines(carts: Carts, quantityOf: (key: string) => number): LineItem[] {
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
 * Takes the larger quantity, because both carts were probably filled for the same order. Keeps all
 * lines, because a missing line may have been removed from one cart or added to the other.
 */
export function mergeAtSignIn(
  visitor: readonly LineItem[],
  account: readonly LineItem[],
): LineItem[] {
  const [here, there] = [quantitiesOf(visitor), quantitiesOf(account)];
  return mergeLines([account, visitor], (key) => Math.max(here.get(key) ?? 0, there.get(key) ?? 0));
}

/**
 * Three-way merge: applies the changes between `before` and `mine` to `theirs`. Additions on both
 * devices are kept, and a purchase on one device empties the cart on the other.
 */
export function mergeChanges(
  before: readonly LineItem[],
  mine: readonly LineItem[],
  theirs: readonly LineItem[],
): LineItem[] {
  const [was, here, there] = [quantitiesOf(before), quantitiesOf(mine), quantitiesOf(theirs)];
  const change = (key: string) => (here.get(key) ?? 0) - (was.get(key) ?? 0);
  return mergeLines([theirs, mine], (key) => (there.get(key) ?? 0) + change(key));
}

export function withLineItems(
  cart: Cart,
  pieces: readonly LineItem[],
  itemOf: (sku: string) => NewCartItem,
): Cart {
  const wanted = quantitiesOf(pieces);
  const present = new Set(cart.map(({ SKU }) => normalizeSku(SKU)));
  const kept = cart.flatMap((line) => {
    const quantity =
      toLineItems([line]).length === 0 ? line.quantity : wanted.get(normalizeSku(line.SKU));
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });
  const added = pieces
    .filter(({ sku }) => !present.has(normalizeSku(sku)))
    .map(({ sku, quantity }) => ({ ...itemOf(sku), quantity }));
  return [...kept, ...added];
}

/**
 * Reverts the change from `before` to `after` but keeps later changes, such as those from another
 * device. Restored lines return to their old position.
 */
export function undoChange(before: Cart, after: Cart, now: Cart): Cart {
  const restored = mergeChanges(toLineItems(after), toLineItems(before), toLineItems(now));
  const places = new Set(before.map(({ SKU }) => normalizeSku(SKU)));
  const since = now.filter(({ SKU }) => !places.has(normalizeSku(SKU)));
  const lines = new Map([...before, ...since].map((line) => [normalizeSku(line.SKU), line]));
  return withLineItems([...lines.values()], restored, (sku) => {
    throw new Error(`${sku} is in neither cart.`);
  });
}
