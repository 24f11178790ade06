import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { formatPrice, parsePriceCents } from '../money/price.ts';
import { purchasability, type UnavailableReason } from '../money/purchasability.ts';
import { type Cart, type CartItem, unsoldPrice } from './cart.ts';

/** What is different by now about an item that was put into a cart; prices in cents. */
export type LineNote =
  | { kind: 'price'; from: number; to: number }
  /** It has a page, and is not sold by itself. */
  | { kind: UnavailableReason }
  | { kind: 'gone' };

interface Sold {
  sku: string;
  priceText: string;
}

/**
 * The cart at today's prices, and what has changed since its items were put there, by SKU. What is stored
 * keeps the old price, so that the checkout can name the change too.
 */
export function soldToday(
  cart: Cart,
  products: readonly Sold[],
): { cart: Cart; notes: ReadonlyMap<string, LineNote> } {
  const prices = new Map(products.map(({ sku, priceText }) => [normalizeSku(sku), priceText]));
  const notes = new Map<string, LineNote>();
  const today = cart.map((line) => {
    const priceText = prices.get(normalizeSku(line.SKU));
    const note = noteOf(line, priceText);
    if (note) notes.set(line.SKU, note);
    if (!note) return line;
    return { ...line, Price: note.kind === 'price' ? formatPrice(note.to) : unsoldPrice };
  });
  return { cart: today, notes };
}

function noteOf({ Price }: CartItem, priceText: string | undefined): LineNote | undefined {
  if (priceText === undefined) return { kind: 'gone' };
  const sold = purchasability(priceText);
  if (!sold.purchasable) return { kind: sold.reason };
  const from = parsePriceCents(Price);
  return from === sold.unitPrice ? undefined : { kind: 'price', from, to: sold.unitPrice };
}
