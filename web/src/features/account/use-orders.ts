import type { Order } from '@dental-shop/domain/order/order';
import {
  collection,
  limit,
  orderBy,
  type Query,
  query,
  type Timestamp,
  where,
} from 'firebase/firestore';
import { useFirestore, useFirestoreCollection } from 'reactfire';

/** More than a customer looks through; the oldest are left to the shop's staff. */
const maximumOrders = 100;

export interface OrderRecord extends Omit<Order<Timestamp>, 'createdAt'> {
  id: string;
  createdAt: Date;
}

/**
 * The user's orders, newest first, as they come and change. `unreachable` where Firestore cannot
 * be reached: it then answers from its empty memory, which is not the same as no orders. Throws
 * while rendering when the listener fails.
 */
export function useOrders(uid: string): OrderRecord[] | 'loading' | 'unreachable' {
  const orders = collection(useFirestore(), 'orders');
  // The collection's only writer is the server, with this very type. The uid in the query is also
  // what ReactFire's cache tells one user's orders from another's by.
  const newestFirst = query(
    orders,
    where('uid', '==', uid),
    orderBy('createdAt', 'desc'),
    limit(maximumOrders),
  ) as Query<Order<Timestamp>>;
  const { status, data } = useFirestoreCollection(newestFirst);
  if (status === 'loading' || !data) return 'loading';
  if (data.empty && data.metadata.fromCache) return 'unreachable';
  return data.docs.map((snapshot) => {
    const { createdAt, ...order } = snapshot.data();
    return { id: snapshot.id, ...order, createdAt: createdAt.toDate() };
  });
}
