import { describe, expect, it } from 'vitest';
import { storedCheckout, storedCheckoutId } from './stored-checkout.ts';

const items = [
  { sku: 'HD55S', quantity: 2 },
  { sku: 'HD55L', quantity: 1 },
];
const text = storedCheckout('ada', 'abcdefghijklmnopqrst', items);

describe('storedCheckoutId', () => {
  it('finds the checkout of the same user for the same pieces, in any order', () => {
    expect(storedCheckoutId(text, 'ada', items)).toBe('abcdefghijklmnopqrst');
    expect(storedCheckoutId(text, 'ada', items.toReversed())).toBe('abcdefghijklmnopqrst');
  });

  it('finds none for another cart', () => {
    const more = items.map((item) => ({ ...item, quantity: item.quantity + 1 }));
    expect(storedCheckoutId(text, 'ada', more)).toBeUndefined();
    expect(storedCheckoutId(text, 'ada', items.slice(1))).toBeUndefined();
  });

  it("never gives one user another's checkout", () => {
    expect(storedCheckoutId(text, 'bob', items)).toBeUndefined();
  });

  it.each([null, '', '[]', '3', '{"uid":"ada"}', '{"uid":"ada","checkoutId":1,"items":[]}'])(
    'makes nothing of %j',
    (stored) => {
      expect(storedCheckoutId(stored, 'ada', items)).toBeUndefined();
    },
  );
});
