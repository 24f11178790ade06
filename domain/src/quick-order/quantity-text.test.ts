import { describe, expect, it } from 'vitest';
import { loneNumbers, saidQuantity, wholeQuantity } from './quantity-text.ts';

describe('a cell is a quantity', () => {
  it.each([
    ['3', '3'],
    [' 12 ', '12'],
    ['-2', '-2'],
    ['1.5', '1.5'],
    ['3.0', '3'],
    ['3,00', '3'],
    ['10.05', '10.05'],
    ['1.001', '1.001'],
    ['3 PCS', '3'],
    ['3 pcs.', '3'],
    ['2 Boxes', '2'],
    ['1 box', '1'],
    ['QTY 12', '12'],
    ['Cant.: 12', '12'],
    ['X 12', '12'],
    ['12 X', '12'],
    ['×12', '12'],
    ['12 uds', '12'],
    ['1 unidad', '1'],
    ['2 piezas', '2'],
    ['2 cajas', '2'],
  ])('%s', (text, quantity) => expect(wholeQuantity(text)).toBe(quantity));

  it.each(['', 'two', '3 caps', 'box 3', 'x 3 blue', '1.2.3', '3x4', '12A'])(
    'unless it is one like "%s"',
    (text) => expect(wholeQuantity(text)).toBeUndefined(),
  );
});

it.each([
  ['caps x 3', '3'],
  ['caps x 3.', '3'],
  ['caps x 3.5', '3.5'],
  ['3 pcs of caps', '3'],
  ['qty: 3, 2 boxes', '3'],
  ['4 x caps, 3 pcs', '3'],
])('what is said to be wanted in "%s" is %s', (text, quantity) => {
  expect(saidQuantity(text)?.quantity).toBe(quantity);
});

it.each(['caps 3', 'max3', 'x3D', 'caps x 1.2.3', 'spcs 3', '3 pcsx'])(
  'nothing is said of how many in "%s"',
  (text) => expect(saidQuantity(text)).toBeUndefined(),
);

it('finds the numbers that stand alone, and where', () => {
  expect(loneNumbers('3 caps (2), A4 5.0; 6mm |7').map(({ quantity }) => quantity)).toEqual([
    '3',
    '2',
    '5',
    '7',
  ]);
  expect(loneNumbers('caps 12')).toEqual([{ quantity: '12', start: 5, end: 7 }]);
});
