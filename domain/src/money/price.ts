import { locales } from '../language/locales.ts';

/**
 * Reads a price as the catalogue's sheet writes it: dollar signs, commas and spaces are ignored.
 * Returns integer cents, and 0 where the rest is not a plain decimal number.
 */
export function parsePriceCents(text: string): number {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text.replace(/[$,\s]/g, ''));
  if (!match) return 0;
  const [, dollars = '0', fraction = ''] = match;
  return Number(dollars) * 100 + Number(fraction.padEnd(2, '0'));
}

/**
 * Writes integer cents as the sheet does: `$1,900.00`. Dollars look the same in the Spanish of the
 * United States, so screens, mails and PDFs have one form of them. `currency` is Stripe's word.
 */
export function formatPrice(cents: number, currency = 'usd'): string {
  if (currency === 'usd') return formatDollars(cents);
  return new Intl.NumberFormat(locales.en, { style: 'currency', currency }).format(cents / 100);
}

/** Without `Intl`, whose first format takes a phone longer to make than a page with prices takes to render. */
function formatDollars(cents: number): string {
  const [dollars = '', fraction] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const grouped = dollars.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}.${fraction}`;
}
