import { expect, it } from 'vitest';
import { parseQuantity } from './parse-quantity.ts';

it.each([
  ['1', 1],
  [' 12 ', 12],
  ['9999', 9999],
])('reads %j', (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity);
});

it.each(['', '0', '-1', '1.5', '1e3', 'two', '10000'])('refuses %j', (text) => {
  expect(parseQuantity(text)).toBeUndefined();
});
