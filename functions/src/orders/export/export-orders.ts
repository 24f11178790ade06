import {
  filtersInUse,
  maxRowsInPart,
  type OrdersCsvRequest,
  type OrdersCsvRows,
} from '@dental-shop/domain/api/staff/orders-csv';
import { limitExportPart } from '@dental-shop/domain/csv/limit-export-part';
import { writeCsv } from '@dental-shop/domain/csv/write-csv';
import { chooseTerms, decisiveRecords } from '@dental-shop/domain/find/choose-terms';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import {
  type SelectedOrders,
  selectFound,
  selectOrders,
} from '@dental-shop/domain/order/order-selection';
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

/** An export of items reads fewer orders at a time, because each order can have up to 50 rows. */
const pageSizes: Record<OrdersCsvRows, number> = { orders: 1_000, items: 100 };

/**
 * The page waits 30 s for each part. The last batch may take as long as all earlier ones combined.
 */
const maxReadMs = 12_000;

/**
 * Contains the same orders as the staff's list with these filters. `after` is the last order of the
 * previous part. Every part is audited, because each can be requested on its own.
 */
export async function exportOrders(
  firestore: Firestore,
  staffUid: string,
  request: OrdersCsvRequest,
  after: string | undefined,
) {
  const { timeZone } = await readOfficeSettings(firestore);
  const { rows } = request;
  const write = rows === 'items' ? writeItems(timeZone) : writeOrders(timeZone);
  const selected = await selectFor(firestore, request, timeZone);
  const pages = selected
    ? paginate(await ordersOf(firestore, selected, after), pageSizes[rows])
    : noPages();
  const lines: string[] = after === undefined ? [write.header()] : [];
  let count = 0;
  const { continuesAfter } = await limitExportPart(
    pages,
    (page) => {
      const orders = selected ? matchesOf(selected, page) : page;
      const written = write.rows(orders);
      lines.push(written.csv);
      count += orders.length;
      return written.rows;
    },
    { maxItems: maxRowsInPart, maxMs: maxReadMs },
  );
  const { from = null, to = null } = request;
  const filters = filtersInUse(request);
  // Audited last, because the number of orders that match a search isn't known earlier.
  await auditExport(firestore, staffUid, { what: 'export-orders', from, to, count, filters });
  info('Staff exported orders', { staffUid, filters, rows, count });
  return { csv: lines.join(''), continuesAfter: continuesAfter?.id };
}

type Order = QueryDocumentSnapshot<OrderRecord<Timestamp>>;

async function* noPages(): AsyncGenerator<Order[]> {}

/** Like the list, leaves out orders that only match part of the search. */
function matchesOf({ includes }: SelectedOrders, page: readonly Order[]): readonly Order[] {
  return includes ? page.filter((order) => includes(termsOf(order))) : page;
}

/** Only call this for orders that were found by their terms, because older ones may have none. */
const termsOf = (order: Order) => order.get(termsField) as string[];

async function selectFor(
  firestore: Firestore,
  request: OrdersCsvRequest,
  timeZone: string,
): Promise<SelectedOrders | undefined> {
  const selection = selectOrders(request, timeZone);
  if (selection.by === 'nothing') return undefined;
  if (selection.by === 'filters') return selection;
  const { values, limit } = decisiveRecords(selection.find);
  const { docs } = await orderRecords(firestore)
    .where(termsField, 'array-contains-any', values)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .get();
  return selectFound(chooseTerms(selection.find, docs.map(termsOf)));
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

/** The oldest order comes first. Throws `invalid-input` if the order `after` doesn't exist. */
async function ordersOf(
  firestore: Firestore,
  { conditions, from, until }: SelectedOrders,
  after: string | undefined,
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
