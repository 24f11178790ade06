import { expect, it } from 'vitest';
import type { CartItem } from '../cart/cart.ts';
import { linesForCart } from './lines-for-cart.ts';

const implant = { sku: 'I4510', price: 13_900 };
const cap = { sku: 'HC41', price: 2_600 };
const remover = { sku: 'CR1', price: 'call' } as const;
const pin = { sku: 'PG00', price: 'out-of-stock' } as const;
const catalogue = [implant, cap, remover, pin];

const inCart = (SKU: string, quantity: number): CartItem => ({
  ...{ SKU, Name: '', Price: '', 'thumbnail Photo Name': '' },
  quantity,
});
const fillers = (count: number) =>
  Array.from({ length: count }, (_, index) => inCart(`S${index}`, 1));

const brief = (...[lines, cart]: [{ sku: string; quantity: number }[], CartItem[]]) =>
  linesForCart(lines, catalogue, cart).map(({ sku, result, adds }) => `${sku} ${result} ${adds}`);

it('returns a result for each line, regardless of SKU case', () => {
  const lines = ['i4510', 'CR1', 'PG00', 'GONE', 'HC41'].map((sku) => ({ sku, quantity: 2 }));
  expect(brief(lines, [])).toEqual([
    'i4510 all 2',
    'CR1 not-sold 0',
    'PG00 out-of-stock 0',
    'GONE unknown 0',
    'HC41 all 2',
  ]);
  expect(linesForCart(lines, catalogue, [])[0]?.product).toBe(implant);
  expect(linesForCart(lines, catalogue, [])[3]?.product).toBeUndefined();
});

it('adds to the quantity in the cart up to the checkout limit', () => {
  const line = [{ sku: 'I4510', quantity: 10 }];
  expect(brief(line, [inCart('I4510', 9989)])).toEqual(['I4510 all 10']);
  expect(brief(line, [inCart('I4510', 9990)])).toEqual(['I4510 fewer 9']);
  expect(brief(line, [inCart('I4510', 9999)])).toEqual(['I4510 full 0']);
});

it('marks the lines that a full cart has no room for', () => {
  const lines = [
    { sku: 'I4510', quantity: 1 },
    { sku: 'HC41', quantity: 1 },
  ];
  expect(brief(lines, fillers(248))).toEqual(['I4510 all 1', 'HC41 all 1']);
  expect(brief(lines, fillers(249))).toEqual(['I4510 all 1', 'HC41 full 0']);
  expect(brief(lines, fillers(250))).toEqual(['I4510 full 0', 'HC41 full 0']);
  expect(brief(lines, [...fillers(249), inCart('HC41', 3)])).toEqual([
    'I4510 full 0',
    'HC41 all 1',
  ]);
});
