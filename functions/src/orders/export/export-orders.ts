import { maxOrdersInPart, type OrdersCsvQuery } from '@dental-shop/domain/api/staff/orders-csv';
import type { Firestore } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { paginate } from '../../platform/firestore/paginate.ts';
import { limitExportPart } from './limit-export-part.ts';
import { orderCsvColumns, orderCsvRow } from './order-csv-row.ts';
import { ordersOfDays } from './orders-of-days.ts';
import { writeCsv } from './write-csv.ts';

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
  const columns = orderCsvColumns;
  const lines: string[] = [];
  if (query.after === undefined) lines.push(writeCsv({ columns, rows: [], withHeader: true }));
  const { count, continuesAfter } = await limitExportPart(
    paginate(await ordersOfDays(firestore, query), pageSize),
    (page) => {
      const rows = page.map((order) => orderCsvRow(order.id, order.data()));
      lines.push(writeCsv({ columns, rows, withHeader: false }));
    },
    { maxItems: maxOrdersInPart, maxMs: maxReadMs },
  );
  info('Staff exported orders', { staffUid, ...query, count });
  return { csv: lines.join(''), continuesAfter: continuesAfter?.id };
}
