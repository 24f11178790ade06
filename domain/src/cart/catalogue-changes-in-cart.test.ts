import { expect, it } from 'vitest';
import type { CartItem } from './cart.ts';
import { renameDiscontinued, withCurrentPrices } from './catalogue-changes-in-cart.ts';

const line = (SKU: string, Price = '$91.00'): CartItem => ({
  SKU,
  Name: `Drill ${SKU}`,
  Price,
  'thumbnail Photo Name': 'drill.svg',
  quantity: 2,
});
const products = [
  { sku: 'A', price: 9_100 },
  { sku: 'B', price: 190_000 },
  { sku: 'C', price: 'call' },
  { sku: 'D', price: 'kit' },
] as const;

it('reports changes and applies current prices', () => {
  const same = line('B', '$1900');
  const { cart, notes } = withCurrentPrices(
    [line(' a', '$80.00'), same, line('C', '$5.00'), line('D', '$5.00'), line('X', '$0.00')],
    products,
  );
  expect(notes).toEqual(
    new Map<string, object>([
      [' a', { kind: 'price', from: 8_000, to: 9_100 }],
      ['C', { kind: 'call' }],
      ['D', { kind: 'kit' }],
      ['X', { kind: 'gone' }],
    ]),
  );
  expect(cart.map(({ Price }) => Price)).toEqual(['$91.00', '$1900', '$0.00', '$0.00', '$0.00']);
  expect(cart[1]).toBe(same);
});

const unknownName = (sku: string) => `Unknown Product (${sku})`;

it('renames a discontinued item and removes its price', () => {
  expect(renameDiscontinued([line('HD55S'), line('GONE')], ['HD55S'], unknownName)).toEqual([
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
  'renames a discontinued item with the stored price %j',
  (price) => {
    const [renamed] = renameDiscontinued([line('GONE', price)], ['HD55S'], unknownName);
    expect(renamed).toMatchObject({ Name: 'Unknown Product (GONE)', Price: '$0.00' });
  },
);

it('returns the same cart if every SKU is known, regardless of case and spaces', () => {
  const cart = [line(' hd55s ')];
  expect(renameDiscontinued(cart, ['HD55S'], unknownName)).toBe(cart);
});

it('keeps the name of a discontinued item that was reordered', () => {
  const cart = [line('GONE', '$0.00')];
  expect(renameDiscontinued(cart, [], unknownName)).toBe(cart);
});
