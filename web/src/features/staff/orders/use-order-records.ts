import type { Transaction } from '@dental-shop/domain/order/transaction';
import type { Return } from '@dental-shop/domain/returns/return';
import { limit, query, type Timestamp, where } from 'firebase/firestore';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import {
  returns,
  transactions,
  type WithId,
  withId,
} from '../../../shared/firestore/collections.ts';

/** The security rules require a limit. */
const max = { transactions: 100, returns: 50 };

export type OrderTransaction = WithId<Transaction<Timestamp>>;
export type OrderReturn = WithId<Return<Timestamp>>;

/** In no particular order. Undefined while loading. */
export function useOrderTransactions(orderId: string): OrderTransaction[] | undefined {
  const ofOrder = query(
    transactions(useFirestore()),
    where('orderId', '==', orderId),
    limit(max.transactions),
  );
  return useFirestoreCollection(ofOrder).data?.docs.map(withId);
}

/** Returns that contain devices of this order. Undefined while loading. */
export function useOrderReturns(orderId: string): OrderReturn[] | undefined {
  const ofOrder = query(
    returns(useFirestore()),
    where('orderIds', 'array-contains', orderId),
    limit(max.returns),
  );
  return useFirestoreCollection(ofOrder).data?.docs.map(withId);
}
