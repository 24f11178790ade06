import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeCsv } from './write-csv.ts';

const columns = ['Name', 'Note', 'Amount', 'Pieces'] as const;

/** Mostly what breaks rows, cells, and quotes, or starts a formula. */
const hostile = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠,;|\t\r\n"\' a1\u200B\uFEFF\u2028\u0085') }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
);
const row = fc.record({
  Name: hostile,
  Note: hostile,
  Amount: fc.record({ cents: fc.integer({ min: -1_000_000, max: 1_000_000 }) }),
  Pieces: fc.integer({ min: -100, max: 100 }),
});
const tables = fc.array(row, { minLength: 1, maxLength: 5 });

/** As a spreadsheet that accepts any number of columns and stray quotation marks. */
const split = (csv: string, delimiter: string): string[][] =>
  parse(csv, { bom: true, delimiter, relax_column_count: true, relax_quotes: true });

const startsFormula = (cell: string) => /^[\s"]*[=+\-@＝＋－＠]/u.test(cell);

it('returns the same rows and columns, with numbers as numbers and no formulas', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const csv = writeCsv({ columns, rows, withHeader: true });
      const [header, ...cells]: string[][] = parse(csv, { bom: true });
      expect(header).toEqual(columns);
      expect(cells).toHaveLength(rows.length);
      for (const [index, [name = '', note = '', ...numbers]] of cells.entries()) {
        expect([name, note].filter(startsFormula)).toEqual([]);
        const { Amount, Pieces } = rows[index] ?? {};
        expect(numbers.map(Number)).toEqual([(Amount?.cents ?? 0) / 100, Pieces]);
      }
    }),
    { numRuns: 500 },
  );
});

it.each([';', '\t', '|'])('returns the same rows and no formulas when split at %j', (delimiter) => {
  fc.assert(
    fc.property(tables, (rows) => {
      const csv = writeCsv({ columns, rows, withHeader: true });
      const cells = split(csv, delimiter);
      expect(cells).toHaveLength(rows.length + 1);
      expect(cells.flat().filter(startsFormula)).toEqual([]);
      // Programs that ignore quotation marks split at every separator and line break.
      const naive = csv.split(/\r\n|\r|\n/).flatMap((line) => line.split(delimiter));
      expect(naive.filter(startsFormula)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('writes the byte order mark and the header only in the first part', () => {
  const rows = [{ Name: 'Núñez, "Paco"', Note: '', Amount: { cents: 5 }, Pieces: 1 }];
  expect(writeCsv({ columns, rows: [], withHeader: true })).toBe(
    '\uFEFFName,Note,Amount,Pieces\r\n',
  );
  expect(writeCsv({ columns, rows, withHeader: false })).toBe('"Núñez, ""Paco""",,0.05,1\r\n');
});
