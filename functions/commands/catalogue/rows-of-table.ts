import { CatalogueError } from '@dental-shop/domain/catalogue/sheet/catalogue-error';
import { sheetColumns } from '@dental-shop/domain/catalogue/sheet/row';
import { formatPrice } from '@dental-shop/domain/money/price';

/** The value of a spreadsheet's cell. */
export type Cell = string | number | boolean | Date | null;

/**
 * Each column of the sheet with its index, by the header. Throws a CatalogueError for unknown or
 * missing columns.
 */
function placesOf(header: readonly Cell[]): [string, number][] {
  const names = header.map((cell) => String(cell ?? '').trim());
  for (const name of names.filter((each) => each !== '')) {
    if (!sheetColumns.some((column) => column === name)) {
      throw new CatalogueError(1, `there is no column '${name}' in the shop's sheet`);
    }
    if (names.indexOf(name) !== names.lastIndexOf(name)) {
      throw new CatalogueError(1, `the column '${name}' is there twice`);
    }
  }
  const missing = sheetColumns.find((column) => !names.includes(column));
  if (missing) throw new CatalogueError(1, `the column '${missing}' is missing`);
  return sheetColumns.map((column) => [column, names.indexOf(column)]);
}

/** Several times the longest description. Checking a cell takes quadratic time. */
const maxCellLength = 5_000;

/**
 * A cell as the sheet writes it: spreadsheet programs turn prices, SKUs and TRUE into typed values.
 */
function readCell(cell: Cell, column: string, rowNumber: number): string | number {
  if (cell instanceof Date) {
    throw new CatalogueError(rowNumber, `'${column}' is a date: make the cell a text`);
  }
  if (typeof cell === 'number' && column === 'Price') return formatPrice(Math.round(cell * 100));
  if (typeof cell === 'boolean') return String(cell).toUpperCase();
  const text = String(cell ?? '')
    .replaceAll(/\r\n?/g, '\n')
    .trim();
  if (text.length > maxCellLength) {
    throw new CatalogueError(rowNumber, `'${column}' has more than ${maxCellLength} characters`);
  }
  return column === 'SKU' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : text;
}

const isBlank = (row: readonly Cell[]) => row.every((cell) => String(cell ?? '').trim() === '');

/**
 * Turns a table into rows under the sheet's column names, whatever the order of its columns, for
 * the catalogue's loader to check. Blank rows at the end are left out. Throws a CatalogueError.
 */
export function rowsOfTable(
  table: readonly (readonly Cell[])[],
): Record<string, string | number>[] {
  const [header = [], ...body] = table;
  const places = placesOf(header);
  const length = body.findLastIndex((row) => !isBlank(row)) + 1;
  return body
    .slice(0, length)
    .map((row, index) =>
      Object.fromEntries(
        places.map(([column, place]) => [column, readCell(row[place] ?? null, column, index + 2)]),
      ),
    );
}
