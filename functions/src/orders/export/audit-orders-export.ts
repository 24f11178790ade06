import type { OrdersCsvQuery } from '@dental-shop/domain/api/staff/orders-csv';
import type { Firestore } from 'firebase-admin/firestore';
import { auditExport } from '../../staff/audit-export.ts';
import { ordersOfDays } from './orders-of-days.ts';

/**
 * Notes who takes the orders of which days, and how many there are from there on; each part of an
 * export, because each could be asked for alone. A count costs one read for each thousand. Refuses
 * with `staff-only`.
 */
export async function auditOrdersExport(
  firestore: Firestore,
  staffUid: string,
  query: OrdersCsvQuery,
): Promise<void> {
  const { from, to } = query;
  const { count } = (await (await ordersOfDays(firestore, query)).count().get()).data();
  await auditExport(firestore, staffUid, { what: 'export-orders', exported: { from, to, count } });
}
