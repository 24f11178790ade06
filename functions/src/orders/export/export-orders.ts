import { maxOrdersInPart, type OrdersCsvQuery } from '@dental-shop/domain/api/staff/orders-csv';
import { addDays, startOfDay } from '@dental-shop/domain/calendar/calendar-day';
import { limitExportPart } from '@dental-shop/domain/csv/limit-export-part';
import { writeCsv } from '@dental-shop/domain/csv/write-csv';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { readOfficeSettings } from '../../platform/firestore/office-settings.ts';
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
  const { timeZone } = await readOfficeSettings(firestore);
  const columns = orderCsvColumns;
  const zoned = { columns: ['Date'], timeZone, language: 'en' } as const;
  const lines: string[] = [];
  if (query.after === undefined)
    lines.push(writeCsv({ columns, rows: [], withHeader: true, zoned }));
  const { count, continuesAfter } = await limitExportPart(
    paginate(await ordersBetween(firestore, query, timeZone), pageSize),
    (page) => {
      const rows = page.map((order) => orderCsvRow(order.id, order.data(), timeZone));
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
  const { timeZone } = await readOfficeSettings(firestore);
  const orders = await ordersBetween(firestore, query, timeZone);
  const { count } = (await orders.count().get()).data();
  await auditExport(firestore, staffUid, { what: 'export-orders', exported: { from, to, count } });
}

/**
 * Days are in the office's time zone. The oldest order comes first. Throws `invalid-input` if the order `after`
 * doesn't exist.
 */
async function ordersBetween(
  firestore: Firestore,
  { from, to, after }: OrdersCsvQuery,
  timeZone: string,
): Promise<Query<OrderRecord<Timestamp>>> {
  const ofDays = orderRecords(firestore)
    .where('createdAt', '>=', Timestamp.fromDate(startOfDay(from, timeZone)))
    .where('createdAt', '<', Timestamp.fromDate(startOfDay(addDays(to, 1), timeZone)))
    .orderBy('createdAt');
  if (after === undefined) return ofDays;
  // Starts after a document rather than a time, because several orders may have the same timestamp.
  const order = await orderRecords(firestore).doc(after).get();
  if (!order.exists) throw new Refusal('invalid-input', { field: 'after' });
  return ofDays.startAfter(order);
}
