import { expect, it } from 'vitest';
import type { CartItem } from './cart.ts';
import { removeBought } from './remove-bought.ts';

const line = (SKU: string, quantity: number): CartItem => ({
  SKU,
  Name: SKU,
  Price: '$91.00',
  'thumbnail Photo Name': '',
  quantity,
});

it('empties the cart that was paid for', () => {
  expect(removeBought([line(' hd55s', 2)], [{ sku: 'HD55S', quantity: 2 }])).toEqual([]);
});

it('keeps what was added since', () => {
  const cart = [line('HD55S', 3), line('HD55L', 1)];
  expect(removeBought(cart, [{ sku: 'HD55S', quantity: 2 }])).toEqual([
    line('HD55S', 1),
    line('HD55L', 1),
  ]);
});

it('knows nothing of pieces that are no longer in the cart', () => {
  expect(removeBought([line('HD55S', 1)], [{ sku: 'HD55S', quantity: 2 }])).toEqual([]);
});
