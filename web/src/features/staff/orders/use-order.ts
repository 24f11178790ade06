import type { Order } from '@dental-shop/domain/order/order';
import type { OrderNote } from '@dental-shop/domain/order/order-note';
import { recordTime, unknownTimeMs } from '@dental-shop/domain/order/record-time';
import type { Transaction } from '@dental-shop/domain/order/transaction';
import {
  type DocumentReference,
  doc,
  limit,
  query,
  type Timestamp,
  where,
} from 'firebase/firestore';
import { useFirestore, useFirestoreCollection, useFirestoreDoc } from 'reactfire';
import {
  orderNotes,
  orders,
  transactions,
  type WithId,
  withId,
} from '../../../shared/firestore/collections.ts';

/** The rules want an end to every list; an order has a handful. */
const mostTransactions = 100;

type LiveDocument<Data> = Data | 'loading' | 'unreachable' | 'missing';

function useLiveDocument<Data>(reference: DocumentReference<Data>): LiveDocument<Data> {
  const { status, data } = useFirestoreDoc(reference);
  if (status === 'loading' || !data) return 'loading';
  const content = data.data();
  if (content !== undefined) return content;
  // From an empty memory nothing can be told.
  return data.metadata.fromCache ? 'unreachable' : 'missing';
}

/** An order as it is at every moment. Throws while rendering when the listener fails. */
export function useOrder(orderId: string): LiveDocument<Order<Timestamp>> {
  return useLiveDocument(doc(orders(useFirestore()), orderId));
}

/** What staff have noted on an order. */
export function useOrderNote(orderId: string): LiveDocument<OrderNote<Timestamp>> {
  return useLiveDocument(doc(orderNotes(useFirestore()), orderId));
}

export type ListedTransaction = WithId<Transaction<Timestamp>>;

const timeMs = (transaction: ListedTransaction) =>
  recordTime(transaction)?.getTime() ?? unknownTimeMs;

/** An order's payments, refunds and disputes, the oldest first; undefined until they are here. */
export function useOrderTransactions(orderId: string): ListedTransaction[] | undefined {
  const ofOrder = query(
    transactions(useFirestore()),
    where('orderId', '==', orderId),
    limit(mostTransactions),
  );
  const { data } = useFirestoreCollection(ofOrder);
  return data?.docs.map(withId).toSorted((a, b) => timeMs(a) - timeMs(b));
}
