import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { cleanLine } from '../text/clean-text.ts';
import { csvCell, writeCsv } from './write-csv.ts';

const columns = ['Name', 'Note', 'Amount', 'Pieces'] as const;

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

/** Parses CSV as leniently as spreadsheets do. */
const split = (csv: string, delimiter: string): string[][] =>
  parse(csv, { bom: true, delimiter, relax_column_count: true, relax_quotes: true });

const startsFormula = (cell: string) => /^[\s"]*[=+\-@＝＋－＠]/u.test(cell);

it('preserves rows, columns, and numbers, and writes no formulas', () => {
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

it.each([';', '\t', '|'])('preserves rows and writes no formulas when split at %j', (delimiter) => {
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
  expect(writeCsv({ columns, rows, withHeader: false })).toBe(`"Núñez, ""Paco""",,0.05,1\r\n`);
});

it('names the time zone in the headers of the columns with times', () => {
  const zoned = { columns: ['Note'], timeZone: 'America/Los_Angeles', language: 'en' } as const;
  expect(writeCsv({ columns, rows: [], withHeader: true, zoned })).toBe(
    '\uFEFFName,Note (Pacific Time),Amount,Pieces\r\n',
  );
});

/** Excel converts these when it opens a CSV file, even in quoted cells. */
const conversions: readonly [result: string, pattern: RegExp][] = [
  ['a number', /^[-+(]?[$€£]? ?(\d[\d,]*\.?\d*|\.\d+)(E[-+]?\d+)? ?[%)]?$/i],
  ['a fraction', /^\d+ \d+\/\d+$/],
  ['a date', /^\d{1,4}[-/.]\d{1,2}([-/.]\d{1,4})?$/],
  [
    'a date',
    /^(\d{1,2}[- ]?)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[- ,]*\d{1,4}$/i,
  ],
  ['a date', /^\d{1,2}[- ]?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/i],
  ['a time', /^\d{1,3}:\d{1,2}(:\d{1,2})?( ?[ap]m?)?$/i],
  ['a Boolean', /^(true|false)$/i],
  ['an error', /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/i],
  ['a formula', /^[=+\-@]/],
];
const excelReads = (cell: string) =>
  conversions.find(([, pattern]) => pattern.test(cell.trim()))?.[0] ?? 'text';

it.each([
  ['00123', 'a number'],
  ['02134', 'a number'],
  ['12E4', 'a number'],
  ['1234567890123456789', 'a number'],
  ['1,000', 'a number'],
  ['50%', 'a number'],
  ['$5', 'a number'],
  ['(3)', 'a number'],
  ['-3', 'a number'],
  ['1 1/2', 'a fraction'],
  ['4-10', 'a date'],
  ['5/7', 'a date'],
  ['2026-03-02', 'a date'],
  ['MAR1', 'a date'],
  ['2-Dec', 'a date'],
  ['12:30', 'a time'],
  ['TRUE', 'a Boolean'],
  ['#N/A', 'an error'],
  ['=1+1', 'a formula'],
  ['Rear door', 'text'],
  ["'s-Hertogenbosch", 'text'],
])('writes %j, which Excel would otherwise read as %s, as text', (text, bare) => {
  expect(excelReads(text)).toBe(bare);
  const row = { Name: text, Note: text, Amount: { cents: -1_205 }, Pieces: 12 };
  const csv = writeCsv({ columns, rows: [row], withHeader: false });
  const [cells = []]: string[][] = parse(csv);
  expect(cells.map(excelReads)).toEqual(['text', 'text', 'a number', 'a number']);
  expect(cells.slice(0, 2).map((cell) => cell.replace(/^'/, ''))).toEqual([text, text]);
});

it('preserves any text on one line, apart from a leading apostrophe', () => {
  const anyText = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'\'"=-0E ') }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
  );
  // Excludes separators, because formulas that follow one get a second apostrophe.
  const text = anyText.filter((each) => !/[,;|\t\n\v\f\r\u0085\u2028\u2029]/.test(each));
  fc.assert(
    fc.property(text, (Name) => {
      const row = { Name, Note: '', Amount: { cents: 0 }, Pieces: 0 };
      const csv = writeCsv({ columns, rows: [row], withHeader: false });
      const [[cell = ''] = []]: string[][] = parse(csv);
      expect(cell.replace(/^'/, '')).toBe(cleanLine(Name));
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['a formula', '=1+1', "'=1+1"],
  ['a phone number', '+1 555 0100', "'+1 555 0100"],
  ['a dash', '- rear door', "'- rear door"],
  ['a Lotus function', '@SUM(A1)', "'@SUM(A1)"],
  ['a full-width formula', '＝1＋1', "'＝1＋1"],
  ['leading spaces', '  =1', "'=1"],
  ['leading quotation marks', '"=1"', '\'"=1"'],
  ['an invisible character before the sign', '\u200B=1', "'=1"],
  ['a line break before the sign', 'Rear door\n=WEBSERVICE(A1)', "Rear door '=WEBSERVICE(A1)"],
  ['a carriage return before the sign', 'Rear door\r=A1', "Rear door '=A1"],
  ['a tab before the sign', 'Rear door\t=A1', "Rear door '=A1"],
  ['a comma before the sign', 'Ring, =A1', "Ring, '=A1"],
  ['a semicolon before the sign', 'Ring;=A1', "Ring;'=A1"],
  ['a small-form formula after a separator', 'Ring;﹦1', "Ring;'﹦1"],
  ['a bar before the sign', 'Ring|@A1', "Ring|'@A1"],
  ['a separator and a quotation mark before the sign', 'Ring;"=A1"', 'Ring; "\'=A1"'],
])('neutralizes text with %s', (_, text, cell) => expect(csvCell(text)).toBe(cell));

it.each([
  '5 - 6',
  "'s-Hertogenbosch",
  '00123',
  '02134',
  '89501-1234',
  '123456789012',
  '1.E5',
  '0,E0',
  '3 p. m.',
  '2 de mayo de 2026',
  'March 2nd',
  'Verdadero',
  '"Paco" Núñez',
  '１２３',
  '2026年3月2日',
  '2026-03-02T04:05:06Z',
])('adds only an apostrophe to %j', (text) => expect(csvCell(text)).toBe(`'${text}`));

it.each([
  'I4510',
  'ED0201.05',
  'NV',
  '89501',
  'K7QM-3XW7',
  'Ana Muñoz',
  'May',
  "O'Neil",
  'Jean-Luc',
  'a+b@example.com',
  '12 Main Street',
  '#200 Main Street',
  '2 x I3006 Implant; 3 x HD55S Driver',
])('leaves %j as it is, so that it can be looked up', (text) => expect(csvCell(text)).toBe(text));

it("leaves the catalogue's SKUs as they are", () => {
  const skus = catalogue.products.map(({ sku }) => sku);
  expect(skus.filter((sku) => csvCell(sku) !== sku)).toEqual([]);
});

it('leaves only text and short numbers without an apostrophe', () => {
  const value = fc
    .array(
      fc.constantFrom(
        ...['0', '1', '12', '30', '2026', '1234567890', 'E', 'JAN', 'may', 'Sept', 'X'],
        ...['-', '/', '.', ',', ':', ' ', '$', '%', '(', ')', '+', '=', '@', '#', "'", '"', '\t'],
        ...['AM', 'p', 'p.m.', 'TRUE', 'N/A', '１', '＝', '\u00A0'],
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(value, (text) => {
      const cell = csvCell(text);
      const isNumberAsShown = String(Number(cell)) === cell && cell.length <= 11;
      if (!isNumberAsShown && cell !== '') {
        expect([cell, excelReads(cell)]).toEqual([cell, 'text']);
      }
    }),
    { numRuns: 2_000 },
  );
});

it.each(['', ' ', '\n', '\u200B'])('leaves the cell empty for %j', (text) => {
  expect(csvCell(text)).toBe('');
});

it('adds an apostrophe to a code only if it would start a formula', () => {
  expect(csvCell({ code: 'completed' })).toBe('completed');
  expect(csvCell({ code: '=1+1' })).toBe("'=1+1");
});

it.each([
  ['UTC', '2026-03-02 04:05:06'],
  ['America/Los_Angeles', '2026-03-01 20:05:06'],
  ['Pacific/Guam', '2026-03-02 14:05:06'],
])('writes times in the time zone %s, as Excel parses them', (timeZone, written) => {
  const at = new Date('2026-03-02T04:05:06.789Z');
  expect(csvCell({ at, timeZone })).toBe(written);
});

it('writes midnight as 00:00:00 and leaves unknown times empty', () => {
  const timeZone = 'America/Los_Angeles';
  expect(csvCell({ at: new Date('2026-03-02T08:00:00Z'), timeZone })).toBe('2026-03-02 00:00:00');
  expect(csvCell({ at: null, timeZone })).toBe('');
});

it('writes a multi-line note on one line', () => {
  expect(csvCell('Rear door\r\n\r\nRing twice')).toBe('Rear door Ring twice');
});

it('keeps negative numbers and amounts numeric', () => {
  expect(csvCell(-3)).toBe('-3');
  expect(csvCell({ cents: -1_205 })).toBe('-12.05');
});

it('neutralizes text that only looks like a negative number', () => {
  expect(csvCell('-12.05')).toBe("'-12.05");
});
