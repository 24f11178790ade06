import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OrdersCsvQuery } from '@dental-shop/domain/api/staff/orders-csv';
import type { Order } from '@dental-shop/domain/order/order';
import { stringify } from 'csv-stringify';
import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { info, error as logError } from 'firebase-functions/logger';
import { pagesOf } from '../../platform/firestore/pages-of.ts';
import { describeError } from '../../platform/log.ts';
import { orderColumns, orderRow } from './order-row.ts';
import { ordersOfDays } from './orders-of-days.ts';

/** How many orders are in memory at once. */
const pageSize = 1_000;

/** The orders of some days as CSV, for staff: written while they are read, never all in memory. */
export async function exportOrders(
  firestore: Firestore,
  staffUid: string,
  days: OrdersCsvQuery,
  output: Writable,
): Promise<void> {
  let count = 0;
  async function* rows() {
    for await (const order of ordersBetween(firestore, days)) {
      count += 1;
      yield orderRow(order.id, order.data());
    }
  }
  try {
    await pipeline(Readable.from(rows()), csvForSpreadsheets(), output);
    info('Staff exported orders', { staffUid, ...days, count });
  } catch (error) {
    // The beginning is sent: all that can still tell of it is an answer that ends too early, which
    // the pipeline has seen to.
    const cause = { staffUid, ...days, count, error: describeError(error) };
    logError('An export of orders was cut short', cause);
  }
}

/**
 * CSV as spreadsheets open it by a double click: with the byte order mark that says UTF-8, and
 * CRLF. What begins like a formula is a customer's text and must not become one (CSV injection): it
 * gets an apostrophe in front.
 */
function csvForSpreadsheets() {
  return stringify({
    columns: [...orderColumns],
    header: true,
    bom: true,
    record_delimiter: '\r\n',
    escape_formulas: true,
  });
}

/** Every order of some days, in UTC, the oldest first: read page by page as they are asked for. */
async function* ordersBetween(
  firestore: Firestore,
  days: OrdersCsvQuery,
): AsyncGenerator<QueryDocumentSnapshot<Order<Timestamp>>> {
  for await (const page of pagesOf(ordersOfDays(firestore, days), pageSize)) yield* page;
}
