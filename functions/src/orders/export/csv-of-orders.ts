import type { Transform } from 'node:stream';
import { stringify } from 'csv-stringify';
import { orderColumns } from './order-row.ts';

/**
 * Turns rows into CSV as spreadsheets open it by a double click: with the mark that says UTF-8 and
 * CRLF. What begins like a formula is a customer's text and must not become one: it gets an
 * apostrophe in front.
 */
export function csvOfOrders(): Transform {
  return stringify({
    columns: [...orderColumns],
    header: true,
    bom: true,
    record_delimiter: '\r\n',
    escape_formulas: true,
  });
}
