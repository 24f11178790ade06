import { expect, it } from 'vitest';
import { csvCell } from './csv-cell.ts';

it.each([
  ['a formula', '=1+1', "'=1+1"],
  ['a phone number', '+1 555 0100', "'+1 555 0100"],
  ['a dash', '- rear door', "'- rear door"],
  ['a Lotus function', '@SUM(A1)', "'@SUM(A1)"],
  ['a full-width formula', '＝1＋1', "'＝1＋1"],
  ['a small-form formula', '﹦1', "'﹦1"],
  ['leading spaces', '  =1', "'=1"],
  ['leading quotation marks', '"=1"', '"\'=1"'],
  ['an invisible character before the sign', '\u200B=1', "'=1"],
  ['a line break before the sign', 'Rear door\n=WEBSERVICE(A1)', "Rear door '=WEBSERVICE(A1)"],
  ['a carriage return before the sign', 'Rear door\r=A1', "Rear door '=A1"],
  ['a tab before the sign', 'Rear door\t=A1', "Rear door '=A1"],
  ['a comma before the sign', 'Ring, =A1', "Ring, '=A1"],
  ['a semicolon before the sign', 'Ring;=A1', "Ring;'=A1"],
  ['a bar before the sign', 'Ring|@A1', "Ring|'@A1"],
  ['a separator and a quotation mark before the sign', 'Ring;"=A1"', 'Ring; "\'=A1"'],
])('neutralizes text with %s', (_, text, cell) => expect(csvCell(text)).toBe(cell));

it.each(['2 x I3006 Implant; 3 x HD55S Driver', 'Jean-Luc', 'a+b@example.com', '5 - 6', "O'Neil"])(
  'leaves %j as it is',
  (text) => expect(csvCell(text)).toBe(text),
);

it('puts a note of several lines on one', () => {
  expect(csvCell('Rear door\r\n\r\nRing twice')).toBe('Rear door Ring twice');
});

it('keeps negative numbers and amounts numeric', () => {
  expect(csvCell(-3)).toBe('-3');
  expect(csvCell({ cents: -1_205 })).toBe('-12.05');
});

it('neutralizes text that only looks like a negative number', () => {
  expect(csvCell('-12.05')).toBe("'-12.05");
});
