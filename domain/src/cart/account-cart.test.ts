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

it('keeps of a cart what an account can keep', () => {
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

it('reads what it has written', () => {
  const pieces = [
    { sku: 'HD 55.S', quantity: 2 },
    { sku: 'I4510', quantity: 9_999 },
  ];
  expect(formatLines(pieces)).toEqual(['HD 55.S 2', 'I4510 9999']);
  expect(parseLines(formatLines(pieces))).toEqual(pieces);
});

it.each([
  ['no list', 'HD55S 2'],
  ['nothing', undefined],
  ['other values', [1, null, { sku: 'A' }, ['A 1']]],
  ['lines without a quantity, or with a wrong one', ['A', 'A ', 'A 0', 'A -1', 'A 1.5', 'A 10000']],
  ['lines without a SKU', [' 1', '  1', '1']],
  ['a SKU that is too long, or has the separator', [`${'x'.repeat(41)} 1`, 'a|b 1']],
])('reads no pieces from %s', (_, stored) => {
  expect(parseLines(stored)).toEqual([]);
});

it('reads an item once, and no more lines than a cart has', () => {
  expect(parseLines(['A 1', ' a 2'])).toEqual([{ sku: 'A', quantity: 1 }]);
  const many = Array.from({ length: maxCartLines + 1 }, (_, index) => `A${index} 1`);
  expect(parseLines(many)).toHaveLength(maxCartLines);
});
