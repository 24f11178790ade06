import { parsePriceCents } from './price.ts';

/** `unavailable` means that the spreadsheet has no price. */
export type UnavailableReason = 'call' | 'kit' | 'unavailable';

/** The price in cents, or the reason why the product can't be bought online. */
export type Purchasability = number | UnavailableReason;

const purchasablePrice = /^\$\d[\d,]*(\.\d{2})?$/;

/** The specification defines these texts. */
export const unavailableMessages: Record<UnavailableReason, string> = {
  call: 'Please call for pricing information',
  kit: 'This item is only available as part of a kit',
  unavailable: 'This item is not available for individual purchase',
};

export function isPurchasable(price: Purchasability): price is number {
  return typeof price === 'number';
}

/**
 * Only for loading the catalogue, which rejects text in an unknown format. Elsewhere, use
 * `Product.price`.
 */
export function parsePurchasability(priceText: string): Purchasability {
  const text = priceText.trim();
  if (purchasablePrice.test(text)) return parsePriceCents(text);
  const words = text.toLowerCase();
  if (words.includes('call')) return 'call';
  // For example, "sold only in kit".
  return words.includes('kit') || words.includes('sold') ? 'kit' : 'unavailable';
}
