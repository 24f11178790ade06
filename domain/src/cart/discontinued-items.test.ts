import { expect, it } from 'vitest';
import type { CartItem } from './cart.ts';
import { renameUnknown } from './discontinued-items.ts';

const line = (SKU: string, Price = '$91.00'): CartItem => ({
  SKU,
  Name: `Drill ${SKU}`,
  Price,
  'thumbnail Photo Name': 'drill.svg',
  quantity: 2,
});
const unknownName = (sku: string) => `Unknown Product (${sku})`;

it('names an item that the catalogue has lost as unknown, without a price', () => {
  expect(renameUnknown([line('HD55S'), line('GONE')], ['HD55S'], unknownName)).toEqual([
    line('HD55S'),
    {
      SKU: 'GONE',
      Name: 'Unknown Product (GONE)',
      Price: '$0.00',
      'thumbnail Photo Name': '',
      quantity: 2,
    },
  ]);
});

it.each(['call for price', 'kit', '', '$0', '12 dollars'])(
  'names an unknown item with the stored price %j as unknown',
  (price) => {
    const [renamed] = renameUnknown([line('GONE', price)], ['HD55S'], unknownName);
    expect(renamed).toMatchObject({ Name: 'Unknown Product (GONE)', Price: '$0.00' });
  },
);

it('leaves the cart alone whose items are known, however their SKUs are written', () => {
  const cart = [line(' hd55s ')];
  expect(renameUnknown(cart, ['HD55S'], unknownName)).toBe(cart);
});

it('keeps the name of an item that was ordered again', () => {
  const cart = [line('GONE', '$0.00')];
  expect(renameUnknown(cart, [], unknownName)).toBe(cart);
});
