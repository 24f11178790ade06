import { maxOrdersInPart, type OrdersCsvQuery } from '@dental-shop/domain/api/staff/orders-csv';
import { limitExportPart } from '@dental-shop/domain/csv/limit-export-part';
import { writeCsv } from '@dental-shop/domain/csv/write-csv';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { orderRecords } from '../../platform/firestore/orders.ts';
import { paginate } from '../../platform/firestore/paginate.ts';
import { auditExport } from '../../staff/audit-export.ts';
import { orderCsvColumns, orderCsvRow } from './order-csv-row.ts';

const pageSize = 1_000;

/**
 * The page waits 30 s for each part. The last batch may take as long as all earlier ones combined.
 */
const maxReadMs = 12_000;

export async function exportOrders(firestore: Firestore, staffUid: string, query: OrdersCsvQuery) {
  const columns = orderCsvColumns;
  const lines: string[] = [];
  if (query.after === undefined) lines.push(writeCsv({ columns, rows: [], withHeader: true }));
  const { count, continuesAfter } = await limitExportPart(
    paginate(await ordersBetween(firestore, query), pageSize),
    (page) => {
      const rows = page.map((order) => orderCsvRow(order.id, order.data()));
      lines.push(writeCsv({ columns, rows, withHeader: false }));
    },
    { maxItems: maxOrdersInPart, maxMs: maxReadMs },
  );
  info('Staff exported orders', { staffUid, ...query, count });
  return { csv: lines.join(''), continuesAfter: continuesAfter?.id };
}

/** Every part is audited, because each can be requested on its own. */
export async function auditOrdersExport(
  firestore: Firestore,
  staffUid: string,
  query: OrdersCsvQuery,
): Promise<void> {
  const { from, to } = query;
  const { count } = (await (await ordersBetween(firestore, query)).count().get()).data();
  await auditExport(firestore, staffUid, { what: 'export-orders', exported: { from, to, count } });
}

const startOf = (day: string) => Timestamp.fromMillis(Date.parse(`${day}T00:00:00Z`));
const endOf = (day: string) => Timestamp.fromMillis(Date.parse(`${day}T23:59:59.999Z`));

/**
 * Days are in UTC. The oldest order comes first. Throws `invalid-input` if the order `after`
 * doesn't exist.
 */
async function ordersBetween(
  firestore: Firestore,
  { from, to, after }: OrdersCsvQuery,
): Promise<Query<OrderRecord<Timestamp>>> {
  const ofDays = orderRecords(firestore)
    .where('createdAt', '>=', startOf(from))
    .where('createdAt', '<=', endOf(to))
    .orderBy('createdAt');
  if (after === undefined) return ofDays;
  // Starts after a document rather than a time, because several orders may have the same timestamp.
  const order = await orderRecords(firestore).doc(after).get();
  if (!order.exists) throw new Refusal('invalid-input', { field: 'after' });
  return ofDays.startAfter(order);
}
