import { CsvError } from 'csv-parse/browser/esm/sync';
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
      'no trailing line break',
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
    ['a byte order mark', '\uFEFFa\n', [['a']]],
    [
      'quoted separators, quotation marks, and line breaks',
      '"a,""x""",b\n"1\n2",3',
      [
        ['a,"x"', 'b'],
        ['1\n2', '3'],
      ],
    ],
    [
      'semicolons, with commas in cells',
      'name;price\n1,5;2',
      [
        ['name', 'price'],
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
    [
      'semicolons, with a quoted comma in the header',
      '"a, b";name\n1,5;2',
      [
        ['a, b', 'name'],
        ['1,5', '2'],
      ],
    ],
    [
      'commas, with quotation marks, a semicolon, and a line break in the header',
      'name,"a ""b"";\nc"\n1,2',
      [
        ['name', 'a "b";\nc'],
        ['1', '2'],
      ],
    ],
    ['one column with semicolons in its cells', 'name\nx; y\n', [['name'], ['x; y']]],
    [
      'mixed line endings',
      'a,b\r\n1,2\n3,4\r5,6',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    ['rows of different lengths', 'a,b\n1\n1,2,3', [['a', 'b'], ['1'], ['1', '2', '3']]],
    ['an empty file', '', []],
  ])('parses %s', (_case, text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  it.each(['a,b\n"1,2\n', 'a,b\n1,x"y\n'])(
    'reports the line and cause of a misplaced quotation mark in %j',
    (text) => {
      const reason = { cause: expect.any(CsvError) };
      expect(() => parseCsv(text)).toThrow(
        expect.objectContaining({
          message: 'Line 2: misplaced quotation mark.',
          ...reason,
        }),
      );
    },
  );

  it("doesn't report a bug in the program as a CSV error", () => {
    expect(() => parseCsv(null as unknown as string)).toThrow(TypeError);
  });
});
