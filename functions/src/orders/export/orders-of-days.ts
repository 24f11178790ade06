import type { OrdersCsvQuery } from '@dental-shop/domain/api/staff/orders-csv';
import type { Order } from '@dental-shop/domain/order/order';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { orders } from '../../platform/firestore/orders.ts';

const startOf = (day: string) => Timestamp.fromMillis(Date.parse(`${day}T00:00:00Z`));
const endOf = (day: string) => Timestamp.fromMillis(Date.parse(`${day}T23:59:59.999Z`));

/** The orders of some days, in UTC, the oldest first. */
export function ordersOfDays(
  firestore: Firestore,
  { from, to }: OrdersCsvQuery,
): Query<Order<Timestamp>> {
  return orders(firestore)
    .where('createdAt', '>=', startOf(from))
    .where('createdAt', '<=', endOf(to))
    .orderBy('createdAt');
}
