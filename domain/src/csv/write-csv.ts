import { stringify } from 'csv-stringify/browser/esm/sync';
import { calendarTime } from '../calendar/calendar-day.ts';
import { timeZoneName } from '../calendar/time-zone.ts';
import { cleanText } from '../text/clean-text.ts';
import { formulaSigns, isConverted } from './is-converted.ts';

interface CsvTable<Column extends string> {
  columns: readonly Column[];
  rows: readonly Readonly<Record<Column, CsvCell>>[];
  withHeader: boolean;
  /** The headers of these columns name the time zone, as in `Shipped (Pacific Time)`. */
  zoned?: { columns: readonly Column[]; timeZone: string; language: string };
}

/** Spreadsheets need UTF-8 with a byte order mark and CRLF line endings. */
export function writeCsv<Column extends string>({
  columns,
  rows,
  withHeader,
  zoned,
}: CsvTable<Column>): string {
  const zone = zoned && timeZoneName(zoned.timeZone, zoned.language);
  const title = (column: Column) =>
    zoned?.columns.includes(column) ? `${column} (${zone})` : column;
  const lines = rows.map((row) => columns.map((column) => csvCell(row[column])));
  return stringify(lines, {
    columns: columns.map(title),
    header: withHeader,
    bom: withHeader,
    record_delimiter: '\r\n',
  });
}

/** A string is free text; `code` is for fixed terms. See docs/decisions/029-csv-text.md. */
export type CsvCell =
  | string
  | number
  | { readonly code: string }
  | { readonly cents: number }
  | { readonly at: Date | null; readonly timeZone: string };

export function csvCell(value: CsvCell): string {
  if (typeof value === 'string') return textCell(value);
  if (typeof value === 'number') return String(value);
  if ('code' in value) return neutralize(clean(value.code));
  if ('cents' in value) return (value.cents / 100).toFixed(2);
  // Spreadsheets treat times with `T`, `Z`, or an offset as text, so the header names the time zone.
  return value.at ? calendarTime(value.at, value.timeZone) : '';
}

/**
 * The apostrophe stops spreadsheets from converting text. Text that already starts with one gets another, so that
 * removing the first always restores the original. Text that starts with a quotation mark gets one too, because the
 * mark could hide a formula.
 */
function textCell(text: string): string {
  const cleaned = clean(text);
  const needsApostrophe = /^['"]/.test(cleaned) || isConverted(cleaned);
  return neutralize(needsApostrophe ? `'${cleaned}` : cleaned);
}

/** Tabs become line breaks, so `neutralize` splits there too. */
const clean = (text: string) => cleanText(text.replaceAll('\t', '\n'));

const formulaStart = new RegExp(`^[\\s"]*(?=[${formulaSigns}])`, 'u');

/** Prevents CSV injection, even if a locale splits cells at semicolons, tabs, or bars. */
function neutralize(text: string): string {
  const pieces = text.split(/([\n,;|])/);
  return (
    pieces
      .map((piece) => (piece === '\n' ? ' ' : piece.replace(formulaStart, "$&'")))
      .join('')
      .replaceAll(/ {2,}/g, ' ')
      // A quotation mark right after a separator would start a quoted cell that swallows later rows.
      .replaceAll(/[,;|](?="|$)/g, '$& ')
  );
}
