import { formatPrice } from '../../money/price.ts';
import { CatalogueError, type RowProblems } from './catalogue-error.ts';
import { sheetColumns } from './row.ts';
import { SheetFault, type SheetFaultCode } from './sheet-fault.ts';

export type Cell = string | number | boolean | Date | null;

function placesOf(header: readonly Cell[]): [string, number][] {
  const names = header.map((cell) => String(cell ?? '').trim());
  const given = [...new Set(names.filter((name) => name !== ''))];
  const faults = (code: SheetFaultCode, columns: readonly string[]) =>
    columns.map((column) => new SheetFault(code, { column }));
  const wrong = [
    ...faults(
      'unknown-column',
      given.filter((name) => !sheetColumns.some((column) => column === name)),
    ),
    ...faults(
      'duplicate-column',
      given.filter((name) => names.indexOf(name) !== names.lastIndexOf(name)),
    ),
    ...faults(
      'missing-column',
      sheetColumns.filter((column) => !names.includes(column)),
    ),
  ];
  if (wrong.length > 0) throw new CatalogueError(wrong.map((fault) => ({ rowNumber: 1, fault })));
  return sheetColumns.map((column) => [column, names.indexOf(column)]);
}

/** Checking a cell takes quadratic time. Descriptions are much shorter than this. */
const maxCellLength = 5_000;

/** Undoes spreadsheet type conversions. Throws a SheetFault for dates and long text. */
function readCell(cell: Cell, column: string): string | number {
  if (cell instanceof Date) throw new SheetFault('date-cell', { column });
  if (typeof cell === 'number' && column === 'Price') return formatPrice(Math.round(cell * 100));
  if (typeof cell === 'boolean') return String(cell).toUpperCase();
  const text = String(cell ?? '')
    .replaceAll(/\r\n?/g, '\n')
    .trim();
  if (text.length > maxCellLength) {
    throw new SheetFault('long-cell', { column, max: String(maxCellLength) });
  }
  return column === 'SKU' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : text;
}

const isBlank = (row: readonly Cell[]) => row.every((cell) => String(cell ?? '').trim() === '');

/** Accepts any column order. Throws CatalogueError for bad columns; invalid cells become empty. */
export function rowsOfTable(
  table: readonly (readonly Cell[])[],
  problems: RowProblems,
): Record<string, string | number>[] {
  const [header = [], ...body] = table;
  const places = placesOf(header);
  const length = body.findLastIndex((row) => !isBlank(row)) + 1;
  return body
    .slice(0, length)
    .map((row, index) =>
      Object.fromEntries(
        places.map(([column, place]) => [
          column,
          problems.check(index + 2, () => readCell(row[place] ?? null, column), ''),
        ]),
      ),
    );
}
