import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '../language/locales.ts';
import { formatPrice, parsePriceCents } from './price.ts';

describe('parsePriceCents', () => {
  it.each([
    ['$139.00', 13_900],
    ['$1,900.00', 190_000],
    ['$26', 2_600],
    [' $ 91.5 ', 9_150],
    ['93', 9_300],
    ['', 0],
    ['call for price', 0],
    ['$1.234', 0],
    ['-$5', 0],
    ['1e9', 0],
  ])('parses %j as %i cents', (text, cents) => {
    expect(parsePriceCents(text)).toBe(cents);
  });

  it('parses every price that formatPrice returns', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), (cents) => {
        expect(parsePriceCents(formatPrice(cents))).toBe(cents);
      }),
    );
  });

  it('returns a non-negative integer for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (text) => {
        const cents = parsePriceCents(text);
        expect(Number.isInteger(cents) && cents >= 0).toBe(true);
      }),
    );
  });
});

describe('formatPrice', () => {
  it('formats dollars with two decimals', () => {
    expect(formatPrice(390_000)).toBe('$3,900.00');
  });

  it.each(Object.values(locales))('matches Intl.NumberFormat for %s', (locale) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'usd' });
    const max = 999_999_999_999;
    fc.assert(
      fc.property(fc.integer({ min: -max, max }), (cents) => {
        expect(formatPrice(cents)).toBe(format.format(cents / 100));
      }),
    );
  });

  it('formats another currency with its symbol', () => {
    expect(formatPrice(123_450, 'eur')).toBe('€1,234.50');
  });
});
