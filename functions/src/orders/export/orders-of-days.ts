import type { OrdersCsvQuery } from '@dental-shop/domain/api/staff/orders-csv';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { orderRecords } from '../../platform/firestore/orders.ts';

const startOf = (day: string) => Timestamp.fromMillis(Date.parse(`${day}T00:00:00Z`));
const endOf = (day: string) => Timestamp.fromMillis(Date.parse(`${day}T23:59:59.999Z`));

/**
 * The orders of some days, in UTC, the oldest first, or those after one of them. Refuses with
 * `invalid-input` where that one does not exist.
 */
export async function ordersOfDays(
  firestore: Firestore,
  { from, to, after }: OrdersCsvQuery,
): Promise<Query<OrderRecord<Timestamp>>> {
  const ofDays = orderRecords(firestore)
    .where('createdAt', '>=', startOf(from))
    .where('createdAt', '<=', endOf(to))
    .orderBy('createdAt');
  if (after === undefined) return ofDays;
  // The order itself and not its time alone: many may be of one second.
  const order = await orderRecords(firestore).doc(after).get();
  if (!order.exists) throw new Refusal('invalid-input', { field: 'after' });
  return ofDays.startAfter(order);
}
