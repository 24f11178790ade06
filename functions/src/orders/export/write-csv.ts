import { type CsvCell, csvCell } from '@dental-shop/domain/text/csv-cell';
import { stringify } from 'csv-stringify/sync';

interface CsvTable<Column extends string> {
  columns: readonly Column[];
  rows: readonly Readonly<Record<Column, CsvCell>>[];
  /** False for a later part of a file. */
  withHeader: boolean;
}

/**
 * CSV that spreadsheets open with a double click: UTF-8 with a byte order mark, CRLF line ends. The only
 * place that writes CSV, so that every cell passes through `csvCell`.
 */
export function writeCsv<Column extends string>({
  columns,
  rows,
  withHeader,
}: CsvTable<Column>): string {
  const lines = rows.map((row) => columns.map((column) => csvCell(row[column])));
  return stringify(lines, {
    columns: [...columns],
    header: withHeader,
    bom: withHeader,
    record_delimiter: '\r\n',
  });
}
