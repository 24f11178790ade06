import {
  filtersInUse,
  maxRowsInPart,
  type OrdersCsvQuery,
  type OrdersCsvRows,
} from '@dental-shop/domain/api/staff/orders-csv';
import { limitExportPart } from '@dental-shop/domain/csv/limit-export-part';
import { writeCsv } from '@dental-shop/domain/csv/write-csv';
import { bestMatches } from '@dental-shop/domain/find/best-matches';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { type OrderSelection, selectOrders } from '@dental-shop/domain/order/order-selection';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import {
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { readOfficeSettings } from '../../platform/firestore/office-settings.ts';
import { orderRecords } from '../../platform/firestore/orders.ts';
import { paginate } from '../../platform/firestore/paginate.ts';
import { termsField } from '../../platform/firestore/searchable-collection.ts';
import { auditExport } from '../../staff/audit-export.ts';
import { orderCsvColumns, orderCsvRow } from './order-csv-row.ts';
import { orderItemCsvColumns, orderItemCsvRows } from './order-item-csv-rows.ts';

/** Orders have up to 50 items, so a page of them becomes as many rows as a page of orders. */
const pageSizes: Record<OrdersCsvRows, number> = { orders: 1_000, items: 100 };

/**
 * The page waits 30 s for each part. The last batch may take as long as all earlier ones combined.
 */
const maxReadMs = 12_000;

/** Contains the same orders as the staff's list with these filters. */
export async function exportOrders(firestore: Firestore, staffUid: string, query: OrdersCsvQuery) {
  const { timeZone } = await readOfficeSettings(firestore);
  const selection = selectOrders(query, timeZone);
  const write = query.rows === 'items' ? writeItems(timeZone) : writeOrders(timeZone);
  const pages =
    selection.by === 'nothing'
      ? noPages()
      : paginate(await ordersOf(firestore, selection, query), pageSizes[query.rows]);
  const lines: string[] = query.after === undefined ? [write.header()] : [];
  const { count, continuesAfter } = await limitExportPart(
    pages,
    (page) => {
      const { csv, rows } = write.rows(matchesOf(selection, page));
      lines.push(csv);
      return rows;
    },
    { maxItems: maxRowsInPart, maxMs: maxReadMs },
  );
  const filters = filtersInUse(query);
  info('Staff exported orders', { staffUid, filters, rows: query.rows, count });
  return { csv: lines.join(''), continuesAfter: continuesAfter?.id };
}

type Order = QueryDocumentSnapshot<OrderRecord<Timestamp>>;

async function* noPages(): AsyncGenerator<Order[]> {}

/** As in the list: orders that match only a part of the search are left out. */
function matchesOf(selection: OrderSelection, page: readonly Order[]): readonly Order[] {
  if (selection.by === 'nothing' || !selection.find) return page;
  return bestMatches(page, selection.find, (order) => order.get(termsField));
}

/** The header names the office's time zone. */
const zonedDate = (timeZone: string) => ({ columns: ['Date'], timeZone, language: 'en' }) as const;

function writeOrders(timeZone: string) {
  const columns = orderCsvColumns;
  return {
    header: () => writeCsv({ columns, rows: [], withHeader: true, zoned: zonedDate(timeZone) }),
    rows: (orders: readonly Order[]) => {
      const rows = orders.map((order) => orderCsvRow(order.id, order.data(), timeZone));
      return { csv: writeCsv({ columns, rows, withHeader: false }), rows: rows.length };
    },
  };
}

function writeItems(timeZone: string) {
  const columns = orderItemCsvColumns;
  return {
    header: () => writeCsv({ columns, rows: [], withHeader: true, zoned: zonedDate(timeZone) }),
    rows: (orders: readonly Order[]) => {
      const rows = orders.flatMap((order) => orderItemCsvRows(order.id, order.data(), timeZone));
      return { csv: writeCsv({ columns, rows, withHeader: false }), rows: rows.length };
    },
  };
}

/** Every part is audited, because each can be requested on its own. Counts orders, not rows. */
export async function auditOrdersExport(
  firestore: Firestore,
  staffUid: string,
  query: OrdersCsvQuery,
): Promise<void> {
  const { from = null, to = null } = query;
  const { timeZone } = await readOfficeSettings(firestore);
  const selection = selectOrders(query, timeZone);
  const count =
    selection.by === 'nothing'
      ? 0
      : (await (await ordersOf(firestore, selection, query)).count().get()).data().count;
  const exported = { from, to, count, filters: filtersInUse(query) };
  await auditExport(firestore, staffUid, { what: 'export-orders', exported });
}

/** The oldest order comes first. Throws `invalid-input` if the order `after` doesn't exist. */
async function ordersOf(
  firestore: Firestore,
  { conditions, from, until }: Exclude<OrderSelection, { by: 'nothing' }>,
  { after }: OrdersCsvQuery,
): Promise<Query<OrderRecord<Timestamp>>> {
  let selected: Query<OrderRecord<Timestamp>> = orderRecords(firestore);
  for (const { field, operator, value } of conditions) {
    selected = selected.where(field, operator, value);
  }
  if (from) selected = selected.where('createdAt', '>=', Timestamp.fromDate(from));
  if (until) selected = selected.where('createdAt', '<', Timestamp.fromDate(until));
  selected = selected.orderBy('createdAt');
  if (after === undefined) return selected;
  // Starts after a document rather than a time, because several orders may have the same timestamp.
  const order = await orderRecords(firestore).doc(after).get();
  if (!order.exists) throw new Refusal('invalid-input', { field: 'after' });
  return selected.startAfter(order);
}
