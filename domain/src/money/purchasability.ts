import { parsePriceCents } from './price.ts';

export type UnavailableReason = 'call' | 'kit' | 'unavailable';

/** `unitPrice` is in cents. */
export type Purchasability =
  | { purchasable: true; unitPrice: number }
  | { purchasable: false; reason: UnavailableReason };

const purchasablePrice = /^\$\d[\d,]*(\.\d{2})?$/;

/** The sentence a customer reads instead of a price and an 'Add to Cart' button. */
export const unavailableMessages: Record<UnavailableReason, string> = {
  call: 'Please call for pricing information',
  kit: 'This item is only available as part of a kit',
  unavailable: 'This item is not available for individual purchase',
};

/** Tells from the sheet's price text whether an item is sold on its own, and for how much. */
export function purchasability(priceText: string): Purchasability {
  const text = priceText.trim();
  if (purchasablePrice.test(text)) return { purchasable: true, unitPrice: parsePriceCents(text) };
  const words = text.toLowerCase();
  if (words.includes('call')) return { purchasable: false, reason: 'call' };
  if (words.includes('kit') || words.includes('sold')) return { purchasable: false, reason: 'kit' };
  return { purchasable: false, reason: 'unavailable' };
}
