import { parsePriceCents } from './price.ts';

export type UnavailableReason = 'call' | 'kit' | 'unavailable';

export type Purchasability = number | UnavailableReason;

const purchasablePrice = /^\$\d[\d,]*(\.\d{2})?$/;

export const unavailableMessages: Record<UnavailableReason, string> = {
  call: 'Please call for pricing information',
  kit: 'This item is only available as part of a kit',
  unavailable: 'This item is not available for individual purchase',
};

export function isPurchasable(price: Purchasability): price is number {
  return typeof price === 'number';
}

/** Only for loading the catalogue; elsewhere, use `Product.price`. */
export function purchasability(priceText: string): Purchasability {
  const text = priceText.trim();
  if (purchasablePrice.test(text)) return parsePriceCents(text);
  const words = text.toLowerCase();
  if (words.includes('call')) return 'call';
  return words.includes('kit') || words.includes('sold') ? 'kit' : 'unavailable';
}
