import { type CatalogueRow, sheetColumns } from '@dental-shop/domain/catalogue/sheet/row';
import writeXlsxFile from 'write-excel-file/node';

const usualWidth = 22;
const widths: Partial<Record<(typeof sheetColumns)[number], number>> = {
  hidden: 8,
  Name: 40,
  Price: 14,
  Description: 60,
  SKU: 12,
};

/** All cells are text, so spreadsheets don't turn SKUs into numbers. */
export async function catalogueWorkbook(sheet: readonly CatalogueRow[]): Promise<Buffer> {
  const header = sheetColumns.map((name) => ({ value: name, fontWeight: 'bold' as const }));
  const rows = sheet.map((row) =>
    // Excel's text format, which also keeps edited cells as text.
    sheetColumns.map((column) => ({ value: String(row[column]), type: String, format: '@' })),
  );
  const workbook = writeXlsxFile([header, ...rows], {
    sheet: 'Catalogue',
    columns: sheetColumns.map((column) => ({ width: widths[column] ?? usualWidth })),
    stickyRowsCount: 1,
  });
  return workbook.toBuffer();
}
