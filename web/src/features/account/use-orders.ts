import type { Order } from '@dental-shop/domain/order/order';
import { collection, orderBy, type Query, query, type Timestamp, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { useLivePages } from '../../shared/firestore/use-live-pages.tsx';

export interface OrderRecord extends Order<Timestamp> {
  id: string;
}

/**
 * The user's orders, newest first, page by page, as they come and change. Throws while rendering
 * when a listener fails. For another user the component needs another key.
 */
export function useOrders(uid: string) {
  // The collection's only writer is the server, with this very type. The uid in the query is also
  // what ReactFire's cache tells one user's orders from another's by.
  const orders = collection(useFirestore(), 'orders') as Query<Order<Timestamp>>;
  return useLivePages(query(orders, where('uid', '==', uid), orderBy('createdAt', 'desc')));
}
