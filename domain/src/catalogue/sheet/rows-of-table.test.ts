import { describe, expect, it } from 'vitest';
import { CatalogueError, RowProblems } from './catalogue-error.ts';
import { sheetColumns } from './row.ts';
import { type Cell, rowsOfTable } from './rows-of-table.ts';
import { SheetFault, type SheetFaultCode, type SheetFaultFacts } from './sheet-fault.ts';

const fault = (code: SheetFaultCode, facts: SheetFaultFacts) => new SheetFault(code, facts);

const rowWith = (cells: Record<string, Cell>) => sheetColumns.map((name) => cells[name] ?? null);
function readTable(table: readonly (readonly Cell[])[]) {
  const problems = new RowProblems();
  const rows = rowsOfTable(table, problems);
  problems.throwIfAny();
  return rows;
}
const readCells = (cells: Record<string, Cell>) =>
  readTable([[...sheetColumns], rowWith(cells)])[0];

describe('rowsOfTable', () => {
  it('matches columns by name, not by order', () => {
    const header = [...sheetColumns].reverse();
    const row = header.map((name) => (name === 'Name' ? 'Implant' : ''));
    const [read = {}] = readTable([header, row]);
    expect(Object.keys(read)).toEqual([...sheetColumns]);
    expect(read).toMatchObject({ Name: 'Implant', Note: '' });
  });

  it.each([
    ['a numeric price', { Price: 1900.5 }, { Price: '$1,900.50' }],
    ['a SKU of digits', { SKU: ' 900001 ' }, { SKU: 900001 }],
    ['a SKU that starts with a zero', { SKU: '0123' }, { SKU: '0123' }],
    ['a SKU of digits and letters', { SKU: '900001B' }, { SKU: '900001B' }],
    ['the longest SKU that fits a number', { SKU: '9'.repeat(15) }, { SKU: 999_999_999_999_999 }],
    ['a SKU too long for a number', { SKU: '9'.repeat(16) }, { SKU: '9'.repeat(16) }],
    ['a Boolean', { hidden: true }, { hidden: 'TRUE' }],
    ['Windows line breaks', { Description: 'a\r\n\r\nb\r\n' }, { Description: 'a\n\nb' }],
    ['old Mac line breaks', { Description: 'a\rb' }, { Description: 'a\nb' }],
    ['a number in a text column', { Note: 12 }, { Note: '12' }],
  ])('converts %s to the format of the sheet', (_case, cells, expected) => {
    expect(readCells(cells)).toMatchObject(expected);
  });

  it('drops only trailing blank rows', () => {
    const table = [[...sheetColumns], rowWith({}), rowWith({ SKU: 'A' }), rowWith({}), ['', ' ']];
    expect(readTable(table).map(({ SKU }) => SKU)).toEqual(['', 'A']);
  });

  it('trims column names and drops columns without a name', () => {
    const header = [null, ...sheetColumns.map((name) => ` ${name} `), '', '  '];
    const row = ['aside', ...rowWith({ SKU: 'A', Note: 'b' }), 'aside', 'aside'];
    const [read = {}] = readTable([header, row]);
    expect(read).toMatchObject({ 'Main Category': '', SKU: 'A', Note: 'b' });
    expect(Object.keys(read)).toEqual([...sheetColumns]);
  });

  it('fills short rows with empty cells', () => {
    const [read] = readTable([[...sheetColumns], ['Implants']]);
    expect(read).toMatchObject({ 'Main Category': 'Implants', SKU: '', Note: '' });
  });

  it.each([
    ["row 1: missing column 'Main Category'", []],
    ["row 1: missing column 'SKU'", [sheetColumns.filter((name) => name !== 'SKU')]],
    ["row 1: unknown column 'Colour'", [[...sheetColumns, 'Colour']]],
    ["row 1: duplicate column 'SKU'", [[...sheetColumns, 'SKU']]],
    ["row 2: 'Note' is a date", [[...sheetColumns], rowWith({ Note: new Date(0) })]],
    [
      "row 2: 'Note' has more than 5000 characters",
      [[...sheetColumns], rowWith({ Note: 'x'.repeat(5_001) })],
    ],
  ])('reports errors with their position: %s', (reason, table) => {
    expect(() => readTable(table)).toThrow(reason);
  });

  it('checks cells only if the header is valid, and reports all problems', () => {
    const header = [...sheetColumns.filter((name) => !/SKU|Note/.test(name)), 'Colour'];
    expect(() => readTable([header])).toThrow(
      new CatalogueError([
        { rowNumber: 1, fault: fault('unknown-column', { column: 'Colour' }) },
        { rowNumber: 1, fault: fault('missing-column', { column: 'SKU' }) },
        { rowNumber: 1, fault: fault('missing-column', { column: 'Note' }) },
      ]),
    );
    const date = new Date(0);
    const rows = [rowWith({ Note: date, Name: date }), rowWith({ SKU: 'x'.repeat(5_001) })];
    expect(() => readTable([[...sheetColumns], ...rows])).toThrow(
      new CatalogueError([
        { rowNumber: 2, fault: fault('date-cell', { column: 'Name' }) },
        { rowNumber: 2, fault: fault('date-cell', { column: 'Note' }) },
        { rowNumber: 3, fault: fault('long-cell', { column: 'SKU', max: '5000' }) },
      ]),
    );
  });
});
