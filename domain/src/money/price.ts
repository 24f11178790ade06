import { locales } from '../language/locales.ts';

/** Parses a price such as `$1,900.00` to cents; 0 if invalid. */
export function parsePriceCents(text: string): number {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text.replace(/[$,\s]/g, ''));
  if (!match) return 0;
  const [, dollars = '0', fraction = ''] = match;
  return Number(dollars) * 100 + Number(fraction.padEnd(2, '0'));
}

/**
 * Both languages use the same format, because prices in US Spanish are also written as `$1,900.00`.
 */
export function formatPrice(cents: number, currency = 'usd'): string {
  if (currency === 'usd') return formatDollars(cents);
  return new Intl.NumberFormat(locales.en, { style: 'currency', currency }).format(cents / 100);
}

/** Avoids `Intl`, because its first use on a phone takes longer than rendering a page of prices. */
function formatDollars(cents: number): string {
  const [dollars = '', fraction] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const grouped = dollars.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}.${fraction}`;
}
