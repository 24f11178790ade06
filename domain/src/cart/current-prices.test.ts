import { expect, it } from 'vitest';
import { soldToday } from './current-prices.ts';

const line = (SKU: string, Price: string) => ({
  SKU,
  Name: 'Part',
  Price,
  'thumbnail Photo Name': '',
  quantity: 2,
});
const products = [
  { sku: 'A', price: 9_100 },
  { sku: 'B', price: 190_000 },
  { sku: 'C', price: 'call' },
  { sku: 'D', price: 'kit' },
] as const;

it('notes what has changed, and shows today’s prices', () => {
  const same = line('B', '$1900');
  const { cart, notes } = soldToday(
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
