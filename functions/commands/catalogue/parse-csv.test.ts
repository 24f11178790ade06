import { describe, expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

describe('parseCsv', () => {
  it.each([
    [
      'commas',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'no end of line at the end',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'empty cells',
      'a,b\n,\n',
      [
        ['a', 'b'],
        ['', ''],
      ],
    ],
    ['the mark of UTF-8', '\uFEFFa\n', [['a']]],
    [
      'quoted separators, quotes and lines',
      '"a,""x""",b\n"1\n2",3',
      [
        ['a,"x"', 'b'],
        ['1\n2', '3'],
      ],
    ],
    [
      'semicolons, with commas in cells',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'commas, with semicolons in cells',
      'a,b\nx; y,2',
      [
        ['a', 'b'],
        ['x; y', '2'],
      ],
    ],
    ['nothing', '', []],
  ])('reads %s', (_case, text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  it('says on which line a quotation mark is out of place', () => {
    expect(() => parseCsv('a,b\n"1,2\n')).toThrow('Line 2');
    expect(() => parseCsv('a,b\n1,x"y\n')).toThrow('Line 2');
  });
});
