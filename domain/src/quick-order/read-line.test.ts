import { describe, expect, it } from 'vitest';
import { readLine } from './read-line.ts';
import { finder } from './testing/read-list.ts';

function read(line: string): string {
  const reading = readLine(line, finder);
  if (reading.kind !== 'part') return reading.kind;
  const { text, quantity } = reading.line;
  return quantity === '' ? text : `${text}=${quantity}`;
}

describe('readLine', () => {
  it.each([
    ['I4510', 'I4510'],
    ['i-4510', 'I4510'],
    ['I 4510', 'I4510'],
    ['[I4510]', 'I4510'],
    ['I4510.', 'I4510'],
    ['SKU: I4510', 'I4510'],
    ['> - I4510', 'I4510'],
    ['ID 5,1S', 'ID5.1S'],
    ['TW 35', 'TW35'],
    ['HC 48 04', 'HC4804'],
    ['9520000000103', 'I4510'],
    ['(01)09520000000103(17)260131(10)LOT42A', 'I4510'],
    ['Standard Medium Implant 4.5 × 10 mm', 'I4510'],
    ['standard medium implant 4,5x10mm', 'I4510'],
    ['Standard Medium Implant 4.5 × 10 mm (I4510)', 'I4510'],
  ])('parses %j as one part without a quantity', (line, expected) =>
    expect(read(line)).toBe(expected),
  );

  it.each([
    'I4510 3',
    'I4510, 3',
    'I4510;3',
    'I4510: 3',
    'I4510 - 3',
    'I4510-3',
    'I4510 = 3',
    'I4510 x 3',
    'I4510x3',
    'I4510 × 3',
    'I4510 *3',
    'I4510 3x',
    'I4510 3 pcs',
    'I4510 qty 3',
    'I4510 3.',
    '3 I4510',
    '3x I4510',
    '3 x I4510',
    '3xI4510',
    '3 pcs I4510',
    '3 pcs of I4510',
    'Qty: 3 I4510',
    '9520000000103: 3',
    'Standard Medium Implant 4.5 x 10 mm, 3',
    '3 x Standard Medium Implant 4.5 x 10 mm (I4510)',
  ])('parses a quantity of three from %j', (line) => expect(read(line)).toBe('I4510=3'));

  it.each([
    ['I4510 TBD', 'I4510=TBD'],
    ['I4510 3?', 'I4510=3?'],
    ['I4510 (3)', 'I4510=(3)'],
    ['I4510 1 dozen', 'I4510=1 dozen'],
    ['I4510 x 1.5', 'I4510=1.5'],
    ['I4510 -2', 'I4510=-2'],
    ['I4510 ٣', 'I4510=٣'],
    ['I4510 1 200', 'I4510=1 200'],
    ['I4510 -', 'I4510=-'],
    ['I4510 ?', 'I4510=?'],
    ['3 boxes of I4510', 'I4510=3 boxes'],
    ['2) I4510', 'I4510=2)'],
    ['I4510 139,00 € 3', 'I4510=139,00 € 3'],
    ['I4510 3 $139.00', 'I4510=3 $139.00'],
    ['I4510 3 USD 139.00', 'I4510=3 USD 139.00'],
    ['I4510 4.5x10x3', 'I4510=4.5x10x3'],
    ['I4510 $139.00', 'I4510=$139.00'],
  ])('returns the unclear quantity in %j for review', (line, expected) =>
    expect(read(line)).toBe(expected),
  );

  it.each([
    ['1. I4510 3'],
    ['Box 7: 3 I4510'],
    ['please send I4510 x 3'],
    ['I4510 3 HC4804 2'],
    ['I4510, HC4804'],
    ['Order 4711: I4510 x 3, HC4804 x 2'],
    ['healing cap 4.8 x 4, 2 pcs'],
    ['3 healing caps'],
  ])("doesn't extract a quantity from %j", (line) => expect(read(line)).toBe(`${line}=?`));

  it.each([
    ['I4599 x 3', 'I4599=3'],
    ['QQ-77, 2', 'QQ-77=2'],
    ['I4599', 'I4599'],
    ['14510 2', '14510 2=?'],
    ['Fridge Cap', 'Fridge Cap'],
  ])('keeps the unknown part in %j', (line, expected) => expect(read(line)).toBe(expected));

  it('parses a quantity on a separate line', () => {
    expect(readLine('Quantity: 3', finder)).toEqual({ kind: 'quantity', quantity: '3' });
  });

  it.each([
    'Dear Ana,',
    'could you please send us the following parts as soon as possible:',
    'Total: 417.00',
    '$417.00',
    '-----',
    'https://clinic.example',
  ])('skips %j', (line) => expect(readLine(line, finder)).toEqual({ kind: 'skipped' }));
});
