import { expect, it } from 'vitest';
import { csvCell } from './csv-cell.ts';

it.each([
  ['a formula', '=1+1', "'=1+1"],
  ['a phone number', '+1 555 0100', "'+1 555 0100"],
  ['a dash', '- rear door', "'- rear door"],
  ['a Lotus function', '@SUM(A1)', "'@SUM(A1)"],
  ['a full-width formula', '＝1＋1', "'＝1＋1"],
  ['leading spaces', '  =1', "'=1"],
  ['leading quotation marks', '"=1"', '\'"=1"'],
  ['an invisible character before the sign', '\u200B=1', "'=1"],
  ['a line break before the sign', 'Rear door\n=WEBSERVICE(A1)', "'Rear door '=WEBSERVICE(A1)"],
  ['a carriage return before the sign', 'Rear door\r=A1', "'Rear door '=A1"],
  ['a tab before the sign', 'Rear door\t=A1', "'Rear door '=A1"],
  ['a comma before the sign', 'Ring, =A1', "'Ring, '=A1"],
  ['a semicolon before the sign', 'Ring;=A1', "'Ring;'=A1"],
  ['a small-form formula after a separator', 'Ring;﹦1', "'Ring;'﹦1"],
  ['a bar before the sign', 'Ring|@A1', "'Ring|'@A1"],
  ['a separator and a quotation mark before the sign', 'Ring;"=A1"', '\'Ring; "\'=A1"'],
])('neutralizes text with %s', (_, text, cell) => expect(csvCell(text)).toBe(cell));

it.each([
  '2 x I3006 Implant; 3 x HD55S Driver',
  'Jean-Luc',
  'a+b@example.com',
  '5 - 6',
  "O'Neil",
  "'s-Hertogenbosch",
  '00123',
])('writes %j unchanged after an apostrophe', (text) => expect(csvCell(text)).toBe(`'${text}`));

it.each(['', ' ', '\n', '\u200B'])('leaves the cell empty for %j', (text) => {
  expect(csvCell(text)).toBe('');
});

it('neutralizes a code, which has no apostrophe otherwise', () => {
  expect(csvCell({ code: 'completed' })).toBe('completed');
  expect(csvCell({ code: '=1+1' })).toBe("'=1+1");
});

it('writes a time in UTC, and nothing for an unknown one', () => {
  expect(csvCell({ at: new Date('2026-03-02T04:05:06.789Z') })).toBe('2026-03-02 04:05:06');
  expect(csvCell({ at: null })).toBe('');
});

it('keeps a note of several lines on one line', () => {
  expect(csvCell('Rear door\r\n\r\nRing twice')).toBe("'Rear door Ring twice");
});

it('keeps negative numbers and amounts numeric', () => {
  expect(csvCell(-3)).toBe('-3');
  expect(csvCell({ cents: -1_205 })).toBe('-12.05');
});

it('neutralizes text that only looks like a negative number', () => {
  expect(csvCell('-12.05')).toBe("'-12.05");
});
