import { parsePriceCents } from './price.ts';

export type UnavailableReason = 'call' | 'kit' | 'unavailable';

/** What an item costs in cents if it's sold on its own, otherwise why it isn't. */
export type Purchasability = number | UnavailableReason;

const purchasablePrice = /^\$\d[\d,]*(\.\d{2})?$/;

/** The sentence a customer reads instead of a price and an 'Add to Cart' button. */
export const unavailableMessages: Record<UnavailableReason, string> = {
  call: 'Please call for pricing information',
  kit: 'This item is only available as part of a kit',
  unavailable: 'This item is not available for individual purchase',
};

export function isPurchasable(price: Purchasability): price is number {
  return typeof price === 'number';
}

/** Parses the sheet's price text. Runs only while the catalogue loads; everything else reads `price`. */
export function purchasability(priceText: string): Purchasability {
  const text = priceText.trim();
  if (purchasablePrice.test(text)) return parsePriceCents(text);
  const words = text.toLowerCase();
  if (words.includes('call')) return 'call';
  return words.includes('kit') || words.includes('sold') ? 'kit' : 'unavailable';
}
