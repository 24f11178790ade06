import { type CellObject, utils, type WorkSheet } from '@e965/xlsx';
import { openWorkbook } from '../../../../shared/spreadsheet/open-workbook.ts';

export type SheetCell = string | number | boolean | null;

/** Dates become text, which the server reports as an error. If they stayed numbers, they could be read as prices. */
function readCell(cell: CellObject | undefined): SheetCell {
  if (!cell || cell.v === undefined) return null;
  const { t: type, v: value } = cell;
  if (type === 'n' || type === 'b') return value as number | boolean;
  return type === 's' ? String(value) : (cell.w ?? String(value));
}

const isBlank = (cell: SheetCell) => cell === null || String(cell).trim() === '';

function readTable(sheet: WorkSheet): SheetCell[][] {
  const { e: end } = utils.decode_range(sheet['!ref'] ?? 'A1');
  // From the first row, even if it's blank, so that row numbers are the spreadsheet's.
  const table = Array.from({ length: end.r + 1 }, (_, row) => {
    const cells = Array.from({ length: end.c + 1 }, (__, column) =>
      readCell(sheet[utils.encode_cell({ r: row, c: column })]),
    );
    return cells.slice(0, cells.findLastIndex((cell) => !isBlank(cell)) + 1);
  });
  return table.slice(0, table.findLastIndex((cells) => cells.length > 0) + 1);
}

const hasSkus = ([header = []]: SheetCell[][]) =>
  header.some((cell) => String(cell).trim() === 'SKU');

/** The sheet with a column of SKUs, or else the first one. Throws if the file isn't a workbook. */
export function readSheetTable(file: Uint8Array): SheetCell[][] | 'tooLarge' {
  const sheets = openWorkbook(file, { cellDates: true });
  if (sheets === 'tooLarge') return sheets;
  const tables = sheets.map(({ sheet }) => readTable(sheet));
  return tables.find(hasSkus) ?? tables[0] ?? [];
}
