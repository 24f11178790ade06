import { describe, expect, it } from 'vitest';
import { parseQuantityText } from './quantity-text.ts';

describe('parseQuantityText', () => {
  it.each([
    ['3', '3'],
    [' 12 ', '12'],
    ['003', '3'],
    ['0', '0'],
    ['12.00', '12'],
    ['12,0', '12'],
    ['1 200', '1200'],
    ["1'200", '1200'],
    ['1’200', '1200'],
    ['3 pcs', '3'],
    ['3pcs.', '3'],
    ['12 EA', '12'],
    ['2 piezas', '2'],
    ['Qty: 3', '3'],
    ['Cant. 3', '3'],
    ['x 3', '3'],
    ['3x', '3'],
    ['×3', '3'],
  ])('parses %j as %s', (cell, quantity) => expect(parseQuantityText(cell)).toBe(quantity));

  it.each([
    '',
    'TBD',
    'two',
    '3?',
    '(3)',
    '-2',
    '+3',
    '1 dozen',
    '2 boxes',
    '3 packs of 5',
    '1.5',
    '1,200',
    '1.200',
    '1,234.50',
    '1.2E+01',
    '4-10',
    '3/4',
    '3^2',
    '٣',
    '3 5',
    '1 2000',
    '9'.repeat(41),
  ])('returns undefined for %j', (cell) => expect(parseQuantityText(cell)).toBeUndefined());
});
