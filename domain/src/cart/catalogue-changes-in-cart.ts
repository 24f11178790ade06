import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { formatPrice } from '../money/price.ts';
import {
  isPurchasable,
  type Purchasability,
  type UnavailableReason,
} from '../money/purchasability.ts';
import { type Cart, type CartItem, getUnitPrice, unsoldPrice } from './cart.ts';

export type LineNote =
  | { kind: 'price'; from: number; to: number }
  | { kind: UnavailableReason }
  | { kind: 'gone' };

/** The stored cart keeps the old prices, so checkout can report the change too. */
export function withCurrentPrices(
  cart: Cart,
  products: readonly { sku: string; price: Purchasability }[],
): { cart: Cart; notes: ReadonlyMap<string, LineNote> } {
  const prices = new Map(products.map(({ sku, price }) => [normalizeSku(sku), price]));
  const notes = new Map<string, LineNote>();
  const today = cart.map((line) => {
    const note = findNote(line, prices.get(normalizeSku(line.SKU)));
    if (note) notes.set(line.SKU, note);
    if (!note) return line;
    return { ...line, Price: note.kind === 'price' ? formatPrice(note.to) : unsoldPrice };
  });
  return { cart: today, notes };
}

function findNote(line: CartItem, price: Purchasability | undefined): LineNote | undefined {
  if (price === undefined) return { kind: 'gone' };
  if (!isPurchasable(price)) return { kind: price };
  const from = getUnitPrice(line);
  return from === price ? undefined : { kind: 'price', from, to: price };
}

/**
 * Items priced at $0.00 come from a reorder and keep their names. Returns the same cart if nothing
 * changed.
 */
export function renameDiscontinued(
  cart: Cart,
  knownSkus: readonly string[],
  unknownName: (sku: string) => string,
): Cart {
  const known = new Set(knownSkus.map(normalizeSku));
  const isDiscontinued = ({ SKU, Price }: Cart[number]) =>
    !known.has(normalizeSku(SKU)) && Price !== unsoldPrice;
  if (!cart.some(isDiscontinued)) return cart;
  return cart.map((line) =>
    isDiscontinued(line)
      ? { ...line, Name: unknownName(line.SKU), Price: unsoldPrice, 'thumbnail Photo Name': '' }
      : line,
  );
}
