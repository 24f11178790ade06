import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice } from '../money/price.ts';
import { subtotal } from './total.ts';

const item = (Price: string, quantity: number, SKU = 'A') => ({
  SKU,
  Name: SKU,
  Price,
  'thumbnail Photo Name': '',
  quantity,
});

describe('subtotal', () => {
  it('adds price times quantity in cents', () => {
    expect(subtotal([item('$1,900.00', 2), item('$0.10', 3, 'B')])).toBe(380_030);
  });

  it('counts a price that is no number as 0', () => {
    expect(subtotal([item('call for price', 5), item('$26.00', 1, 'B')])).toBe(2_600);
  });

  it('never loses a cent: it equals the sum in whole cents', () => {
    const line = fc.record({
      cents: fc.nat(10_000_000),
      quantity: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const cart = lines.map(({ cents, quantity }) => item(formatPrice(cents), quantity));
        const expected = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
        expect(subtotal(cart)).toBe(expected);
      }),
    );
  });
});
