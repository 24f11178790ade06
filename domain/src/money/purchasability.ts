import { parsePriceCents } from './price.ts';

/**
 * `unavailable` means that the spreadsheet has no price. Only staff can set `out-of-stock`; see
 * `catalogue/changes`.
 */
export type UnavailableReason = 'call' | 'kit' | 'unavailable' | 'out-of-stock';

/** The price in cents, or the reason why the product can't be bought online. */
export type Purchasability = number | UnavailableReason;

const purchasablePrice = /^\$\d[\d,]*(\.\d{2})?$/;

/** The specification defines these strings, except the last. */
export const unavailableMessages: Record<UnavailableReason, string> = {
  call: 'Please call for pricing information',
  kit: 'This item is only available as part of a kit',
  unavailable: 'This item is not available for individual purchase',
  'out-of-stock': 'This item is out of stock',
};

export function isPurchasable(price: Purchasability): price is number {
  return typeof price === 'number';
}

/**
 * Only for loading the catalogue, which rejects text in an unknown format. Elsewhere, use
 * `Product.price`.
 */
export function parsePurchasability(priceText: string): Exclude<Purchasability, 'out-of-stock'> {
  const text = priceText.trim();
  if (purchasablePrice.test(text)) return parsePriceCents(text);
  const words = text.toLowerCase();
  if (words.includes('call')) return 'call';
  // For example, "sold only in kit".
  return words.includes('kit') || words.includes('sold') ? 'kit' : 'unavailable';
}
