import { expect, it } from 'vitest';
import { formatLines, parseLines, toLineItems } from './account-cart.ts';
import { maxCartLines } from './cart.ts';

const line = (SKU: string, quantity: number) => ({
  SKU,
  Name: 'Part',
  Price: '$1.00',
  'thumbnail Photo Name': '',
  quantity,
});

it("drops lines that an account can't store and caps quantities", () => {
  const cart = [
    line(' HD 55.S ', 2),
    line('x'.repeat(40), 1),
    line('x'.repeat(41), 1),
    line('a|b', 1),
    line('A', 12_345),
  ];
  expect(toLineItems(cart)).toEqual([
    { sku: 'HD 55.S', quantity: 2 },
    { sku: 'x'.repeat(40), quantity: 1 },
    { sku: 'A', quantity: 9_999 },
  ]);
});

it('round-trips pieces through stored lines', () => {
  const pieces = [
    { sku: 'HD 55.S', quantity: 2 },
    { sku: 'I4510', quantity: 9_999 },
  ];
  expect(formatLines(pieces)).toEqual(['HD 55.S 2', 'I4510 9999']);
  expect(parseLines(formatLines(pieces))).toEqual(pieces);
});

it.each([
  ['a string', 'HD55S 2'],
  ['undefined', undefined],
  ['other values', [1, null, { sku: 'A' }, ['A 1']]],
  ['lines with a missing or invalid quantity', ['A', 'A ', 'A 0', 'A -1', 'A 1.5', 'A 10000']],
  ['lines without a SKU', [' 1', '  1', '1']],
  ['a SKU that is too long or contains the separator', [`${'x'.repeat(41)} 1`, 'a|b 1']],
])('returns no pieces for %s', (_, stored) => {
  expect(parseLines(stored)).toEqual([]);
});

it('ignores repeated items and lines beyond the cart limit', () => {
  expect(parseLines(['A 1', ' a 2'])).toEqual([{ sku: 'A', quantity: 1 }]);
  const many = Array.from({ length: maxCartLines + 1 }, (_, index) => `A${index} 1`);
  expect(parseLines(many)).toHaveLength(maxCartLines);
});
