import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItem, type Cart, removeItem, totalQuantity, updateQuantity } from './cart.ts';

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
  it('appends a new item once and then raises its quantity', () => {
    const cart = addItem(addItem(addItem([], implant), cap, 2), { ...implant, SKU: ' i4510 ' }, 3);
    expect(cart.map(({ SKU, quantity }) => [SKU, quantity])).toEqual([
      ['I4510', 4],
      ['HC41', 2],
    ]);
  });

  it.each([0, -1, 1.5, Number.NaN])('ignores a quantity of %s', (quantity) => {
    const cart = addItem([], implant, 2);
    expect(updateQuantity(cart, 'I4510', quantity)).toEqual(cart);
    expect(addItem(cart, implant, quantity)).toEqual(cart);
  });

  it('sets a quantity and removes an item', () => {
    const cart = updateQuantity(addItem(addItem([], implant), cap), 'I4510', 7);
    expect(totalQuantity(cart)).toBe(8);
    expect(removeItem(cart, 'I4510').map(({ SKU }) => SKU)).toEqual(['HC41']);
  });

  it('holds each SKU once with a whole quantity of at least 1, whatever is done to it', () => {
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
