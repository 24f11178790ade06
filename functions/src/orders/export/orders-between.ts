import type { OrdersCsvQuery } from '@dental-shop/domain/api/staff/orders-csv';
import type { Order } from '@dental-shop/domain/order/order';
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { orders } from '../../platform/firestore/collections.ts';

type OrderDocument = QueryDocumentSnapshot<Order<Timestamp>>;

/** How many orders are in memory at once. */
const pageSize = 1_000;

const startOf = (day: string) => Timestamp.fromMillis(Date.parse(`${day}T00:00:00Z`));
const endOf = (day: string) => Timestamp.fromMillis(Date.parse(`${day}T23:59:59.999Z`));

/** Every order of some days, in UTC, the oldest first: read page by page as they are asked for. */
export async function* ordersBetween(
  firestore: Firestore,
  { from, to }: OrdersCsvQuery,
): AsyncGenerator<OrderDocument> {
  const ofDays = orders(firestore)
    .where('createdAt', '>=', startOf(from))
    .where('createdAt', '<=', endOf(to))
    .orderBy('createdAt')
    .limit(pageSize);
  let page = (await ofDays.get()).docs;
  while (page.length > 0) {
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return;
    page = (await ofDays.startAfter(last).get()).docs;
  }
}
