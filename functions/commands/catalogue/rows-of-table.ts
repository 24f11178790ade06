import { CatalogueError } from '@dental-shop/domain/catalogue/catalogue-error';
import { sheetColumns } from '@dental-shop/domain/catalogue/row';
import { formatPrice } from '@dental-shop/domain/money/price';

/** The value of a spreadsheet's cell. */
export type Cell = string | number | boolean | Date | null;

/**
 * The index of each column, by the header. Throws a CatalogueError for unknown or missing columns.
 */
function placesOf(header: readonly Cell[]): Map<string, number> {
  const places = new Map<string, number>();
  header.forEach((cell, place) => {
    const name = String(cell ?? '').trim();
    if (name === '') return;
    if (places.has(name)) throw new CatalogueError(1, `the column '${name}' is there twice`);
    if (!sheetColumns.some((column) => column === name)) {
      throw new CatalogueError(1, `there is no column '${name}' in the shop's sheet`);
    }
    places.set(name, place);
  });
  const missing = sheetColumns.find((column) => !places.has(column));
  if (missing) throw new CatalogueError(1, `the column '${missing}' is missing`);
  return places;
}

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
  return body.slice(0, length).map((row, index) =>
    Object.fromEntries(
      sheetColumns.map((column) => {
        const cell = row[places.get(column) ?? -1] ?? null;
        return [column, readCell(cell, column, index + 2)];
      }),
    ),
  );
}
