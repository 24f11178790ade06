import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { formatPrice } from '../money/price.ts';
import {
  isPurchasable,
  type Purchasability,
  type UnavailableReason,
} from '../money/purchasability.ts';
import { type Cart, type CartItem, unitPriceOf, unsoldPrice } from './cart.ts';

/** What is different by now about an item that was put into a cart; prices in cents. */
export type LineNote =
  | { kind: 'price'; from: number; to: number }
  /** It has a page, and is not sold by itself. */
  | { kind: UnavailableReason }
  | { kind: 'gone' };

interface Sold {
  sku: string;
  price: Purchasability;
}

/**
 * The cart at today's prices, and what has changed since its items were put there, by SKU. What is stored
 * keeps the old price, so that the checkout can name the change too.
 */
export function soldToday(
  cart: Cart,
  products: readonly Sold[],
): { cart: Cart; notes: ReadonlyMap<string, LineNote> } {
  const prices = new Map(products.map(({ sku, price }) => [normalizeSku(sku), price]));
  const notes = new Map<string, LineNote>();
  const today = cart.map((line) => {
    const note = noteOf(line, prices.get(normalizeSku(line.SKU)));
    if (note) notes.set(line.SKU, note);
    if (!note) return line;
    return { ...line, Price: note.kind === 'price' ? formatPrice(note.to) : unsoldPrice };
  });
  return { cart: today, notes };
}

function noteOf(line: CartItem, price: Purchasability | undefined): LineNote | undefined {
  if (price === undefined) return { kind: 'gone' };
  if (!isPurchasable(price)) return { kind: price };
  const from = unitPriceOf(line);
  return from === price ? undefined : { kind: 'price', from, to: price };
}
