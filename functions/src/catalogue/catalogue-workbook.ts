import { sheetColumns } from '@dental-shop/domain/catalogue/sheet/row';
import { sheetRows } from '@dental-shop/domain/catalogue/sheet/sheet';
import writeXlsxFile from 'write-excel-file/node';

/** In characters; the columns with long texts get more. */
const usualWidth = 22;
const widths: Partial<Record<(typeof sheetColumns)[number], number>> = {
  hidden: 8,
  Name: 40,
  Price: 14,
  Description: 60,
  SKU: 12,
};

/**
 * The maker's spreadsheet as the shop has it: every column under its own name, hidden rows and
 * notes included. Each cell is text, so that no program takes a SKU for a number or a price for a
 * formula.
 */
export async function catalogueWorkbook(): Promise<Buffer> {
  const header = sheetColumns.map((name) => ({ value: name, fontWeight: 'bold' as const }));
  const rows = sheetRows.map((row) =>
    // '@' is the format of text: a cell that is edited stays text.
    sheetColumns.map((column) => ({ value: String(row[column]), type: String, format: '@' })),
  );
  const workbook = writeXlsxFile([header, ...rows], {
    sheet: 'Catalogue',
    columns: sheetColumns.map((column) => ({ width: widths[column] ?? usualWidth })),
    stickyRowsCount: 1,
  });
  return workbook.toBuffer();
}
