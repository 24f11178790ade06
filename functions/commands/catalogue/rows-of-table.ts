import {
  CatalogueError,
  type RowProblems,
} from '@dental-shop/domain/catalogue/sheet/catalogue-error';
import { sheetColumns } from '@dental-shop/domain/catalogue/sheet/row';
import { formatPrice } from '@dental-shop/domain/money/price';

export type Cell = string | number | boolean | Date | null;

function placesOf(header: readonly Cell[]): [string, number][] {
  const names = header.map((cell) => String(cell ?? '').trim());
  const given = [...new Set(names.filter((name) => name !== ''))];
  const reasons = [
    ...given
      .filter((name) => !sheetColumns.some((column) => column === name))
      .map((name) => `unknown column '${name}'`),
    ...given
      .filter((name) => names.indexOf(name) !== names.lastIndexOf(name))
      .map((name) => `duplicate column '${name}'`),
    ...sheetColumns
      .filter((column) => !names.includes(column))
      .map((column) => `missing column '${column}'`),
  ];
  if (reasons.length > 0) {
    throw new CatalogueError(reasons.map((reason) => ({ rowNumber: 1, reason })));
  }
  return sheetColumns.map((column) => [column, names.indexOf(column)]);
}

/** Checking a cell takes quadratic time. Descriptions are much shorter than this. */
const maxCellLength = 5_000;

/** Undoes spreadsheet type conversions. Throws a RangeError for dates and long text. */
function readCell(cell: Cell, column: string): string | number {
  if (cell instanceof Date) throw new RangeError(`'${column}' is a date; format the cell as text`);
  if (typeof cell === 'number' && column === 'Price') return formatPrice(Math.round(cell * 100));
  if (typeof cell === 'boolean') return String(cell).toUpperCase();
  const text = String(cell ?? '')
    .replaceAll(/\r\n?/g, '\n')
    .trim();
  if (text.length > maxCellLength) {
    throw new RangeError(`'${column}' has more than ${maxCellLength} characters`);
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
