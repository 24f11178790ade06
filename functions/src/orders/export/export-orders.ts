import { maxOrdersInPart, type OrdersCsvQuery } from '@dental-shop/domain/api/staff/orders-csv';
import { stringify } from 'csv-stringify/sync';
import type { Firestore } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { pagesOf } from '../../platform/firestore/pages-of.ts';
import { orderColumns, orderRow } from './order-row.ts';
import { ordersOfDays } from './orders-of-days.ts';
import { readPart } from './read-part.ts';

/** How many orders are in memory at once; of the others only their lines are. */
const pageSize = 1_000;

/** Of the 30 s that the page waits for a part; the last page may take as long as all before it. */
const maxReadMs = 12_000;

interface ExportedPart {
  csv: string;
  /** The last order of this part, where others may follow it. */
  continuesAfter: string | undefined;
}

/** The orders of some days as CSV, for staff: the lines of one part, the first with a header. */
export async function exportOrders(
  firestore: Firestore,
  staffUid: string,
  query: OrdersCsvQuery,
): Promise<ExportedPart> {
  const lines: string[] = [];
  if (query.after === undefined) lines.push(csvForSpreadsheets([], true));
  const { count, continuesAfter } = await readPart(
    pagesOf(await ordersOfDays(firestore, query), pageSize),
    (page) => {
      const rows = page.map((order) => orderRow(order.id, order.data()));
      lines.push(csvForSpreadsheets(rows, false));
    },
    { maxItems: maxOrdersInPart, maxMs: maxReadMs },
  );
  info('Staff exported orders', { staffUid, ...query, count });
  return { csv: lines.join(''), continuesAfter: continuesAfter?.id };
}

/**
 * CSV as spreadsheets open it by a double click: with the byte order mark that says UTF-8, and
 * CRLF. What begins like a formula is a customer's text and must not become one (CSV injection): it
 * gets an apostrophe in front.
 */
function csvForSpreadsheets(rows: readonly object[], isBeginning: boolean): string {
  return stringify([...rows], {
    columns: [...orderColumns],
    header: isBeginning,
    bom: isBeginning,
    record_delimiter: '\r\n',
    escape_formulas: true,
  });
}
