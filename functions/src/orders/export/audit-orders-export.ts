import type { OrdersCsvQuery } from '@dental-shop/domain/api/staff/orders-csv';
import type { Firestore } from 'firebase-admin/firestore';
import { auditExport } from '../../staff/audit-export.ts';
import { ordersOfDays } from './orders-of-days.ts';

/**
 * Notes who takes the orders of which days, and how many there are when it begins; a count costs one
 * read for each thousand. Refuses with `staff-only`.
 */
export async function auditOrdersExport(
  firestore: Firestore,
  staffUid: string,
  days: OrdersCsvQuery,
): Promise<void> {
  const { count } = (await ordersOfDays(firestore, days).count().get()).data();
  await auditExport(firestore, staffUid, { what: 'export-orders', exported: { ...days, count } });
}
