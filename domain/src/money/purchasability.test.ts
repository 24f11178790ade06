import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice } from './price.ts';
import { parsePurchasability, unavailableMessages } from './purchasability.ts';

describe('parsePurchasability', () => {
  it.each([
    ['$91.00', 9_100],
    ['$26', 2_600],
    ['$1,900.00', 190_000],
    [' $91.00 ', 9_100],
  ])('sells %j for %i cents', (text, unitPrice) => {
    expect(parsePurchasability(text)).toBe(unitPrice);
  });

  it.each([
    ['call for price', 'call'],
    ['Please CALL', 'call'],
    ['Sold in kit only', 'kit'],
    ['sold', 'kit'],
    ['', 'unavailable'],
    ['91.00', 'unavailable'],
    ['$91.5', 'unavailable'],
    ['$91.000', 'unavailable'],
    ['$,5', 'unavailable'],
    ['-$91.00', 'unavailable'],
  ])("doesn't sell %j: %s", (text, reason) => {
    expect(parsePurchasability(text)).toBe(reason);
  });

  it("unavailableMessages matches the specification's price table", () => {
    expect(unavailableMessages).toMatchObject({
      call: 'Please call for pricing information',
      kit: 'This item is only available as part of a kit',
      unavailable: 'This item is not available for individual purchase',
    });
  });

  it('returns the exact price for any formatted amount', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), (cents) => {
        expect(parsePurchasability(formatPrice(cents))).toBe(cents);
      }),
    );
  });
});
