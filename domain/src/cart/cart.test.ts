import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice } from '../money/price.ts';
import {
  addItem,
  type Cart,
  type CartItem,
  getQuantity,
  maxCartLines,
  removeItem,
  removePurchased,
  setQuantity,
  subtotal,
  totalQuantity,
  updateQuantity,
} from './cart.ts';
import { maxQuantity } from './quantity.ts';

const implant = {
  SKU: 'I4510',
  Name: 'Standard implant',
  Price: '$139.00',
  'thumbnail Photo Name': 'I4510.svg',
};
const cap = { ...implant, SKU: 'HC41', Name: 'Healing cap', Price: '$26.00' };

const step = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    item: fc.constantFrom(implant, cap),
    quantity: fc.integer({ min: -3, max: 50 }),
  }),
  fc.record({
    kind: fc.constant('update' as const),
    item: fc.constantFrom(implant, cap),
    quantity: fc.double({ min: -3, max: 50, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('remove' as const),
    item: fc.constantFrom(implant, cap),
    quantity: fc.constant(0),
  }),
);

describe('cart', () => {
  it('increases the quantity if an item is added again', () => {
    const cart = addItem(addItem(addItem([], implant), cap, 2), { ...implant, SKU: ' i4510 ' }, 3);
    expect(cart.map(({ SKU, quantity }) => [SKU, quantity])).toEqual([
      ['I4510', 4],
      ['HC41', 2],
    ]);
  });

  it('rejects new items when full, but accepts more of an existing item', () => {
    const full = Array.from({ length: maxCartLines }, (_, n) => n).reduce<Cart>(
      (cart, n) => addItem(cart, { ...implant, SKU: `A${n}` }),
      [],
    );
    expect(addItem(full, cap)).toBe(full);
    expect(totalQuantity(addItem(full, { ...implant, SKU: 'A7' }, 2))).toBe(maxCartLines + 2);
  });

  it('caps quantities at the checkout limit', () => {
    const most = addItem([], implant, maxQuantity);
    expect(addItem(most, implant)).toEqual(most);
    expect(addItem([], implant, maxQuantity + 1)).toEqual(most);
    expect(updateQuantity(most, 'I4510', maxQuantity + 1)).toEqual(most);
    expect(getQuantity(addItem(addItem([], implant, 9_990), implant, 20), 'I4510')).toBe(
      maxQuantity,
    );
  });

  it.each([0, -1, 1.5, Number.NaN])('ignores a quantity of %s', (quantity) => {
    const cart = addItem([], implant, 2);
    expect(updateQuantity(cart, 'I4510', quantity)).toEqual(cart);
    expect(addItem(cart, implant, quantity)).toEqual(cart);
  });

  it('sets a quantity of 1', () => {
    expect(totalQuantity(updateQuantity(addItem([], implant, 2), 'I4510', 1))).toBe(1);
  });

  it('sets a quantity and removes an item', () => {
    const cart = updateQuantity(addItem(addItem([], implant), cap), 'I4510', 7);
    expect(totalQuantity(cart)).toBe(8);
    expect(removeItem(cart, 'I4510').map(({ SKU }) => SKU)).toEqual(['HC41']);
  });

  it('never contains duplicate SKUs or invalid quantities', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const cart = steps.reduce<Cart>((current, { kind, item, quantity }) => {
          if (kind === 'add') return addItem(current, item, quantity);
          if (kind === 'update') return updateQuantity(current, item.SKU, quantity);
          return removeItem(current, item.SKU);
        }, []);
        expect(new Set(cart.map(({ SKU }) => SKU)).size).toBe(cart.length);
        expect(cart.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1)).toBe(
          true,
        );
      }),
    );
  });
});

describe('subtotal', () => {
  const item = (Price: string, quantity: number, SKU = 'A') => ({
    ...implant,
    SKU,
    Price,
    quantity,
  });

  it('adds up the line totals in cents', () => {
    expect(subtotal([item('$1,900.00', 2), item('$0.10', 3, 'B')])).toBe(380_030);
  });

  it('counts a non-numeric price as 0', () => {
    expect(subtotal([item('call for price', 5), item('$26.00', 1, 'B')])).toBe(2_600);
  });

  it('equals the sum in whole cents for any cart', () => {
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

describe('removePurchased', () => {
  const line = (SKU: string, quantity: number): CartItem => ({ ...implant, SKU, quantity });

  it('empties the cart if everything was bought', () => {
    expect(removePurchased([line(' hd55s', 2)], [{ sku: 'HD55S', quantity: 2 }])).toEqual([]);
  });

  it('keeps items added since the checkout', () => {
    const cart = [line('HD55S', 3), line('HD55L', 1)];
    expect(removePurchased(cart, [{ sku: 'HD55S', quantity: 2 }])).toEqual([
      line('HD55S', 1),
      line('HD55L', 1),
    ]);
  });

  it('ignores purchased items that are no longer in the cart', () => {
    expect(removePurchased([line('HD55S', 1)], [{ sku: 'HD55S', quantity: 2 }])).toEqual([]);
  });
});

describe('setQuantity', () => {
  const one = { SKU: 'A', Name: 'Part', Price: '$1.00', 'thumbnail Photo Name': '' };

  it('adds, changes, and removes an item', () => {
    const added = setQuantity([], one, 2);
    expect(added).toEqual([{ ...one, quantity: 2 }]);
    const changed = setQuantity(added, { ...one, SKU: 'a' }, 5);
    expect(getQuantity(changed, 'A')).toBe(5);
    expect(setQuantity(changed, one, 0)).toEqual([]);
    expect(getQuantity([], 'A')).toBe(0);
  });
});
