import type { OrderNote, OrderRecord } from '@dental-shop/domain/order/order';
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
  orderRecords,
  transactions,
  type WithId,
  withId,
} from '../../../shared/firestore/collections.ts';

/** The rules refuse a query without a limit; an order has a handful. */
const maxTransactions = 100;

type LiveDocument<Data> = Data | 'loading' | 'unreachable' | 'missing';

function useLiveDocument<Data>(reference: DocumentReference<Data>): LiveDocument<Data> {
  const { status, data } = useFirestoreDoc(reference);
  if (status === 'loading' || !data) return 'loading';
  const content = data.data();
  if (content !== undefined) return content;
  // An empty cache does not know whether there is such a document.
  return data.metadata.fromCache ? 'unreachable' : 'missing';
}

/** An order as it changes. Throws while rendering if the listener fails. */
export function useOrder(orderId: string): LiveDocument<OrderRecord<Timestamp>> {
  return useLiveDocument(doc(orderRecords(useFirestore()), orderId));
}

/** The note of staff on an order, as it changes. */
export function useOrderNote(orderId: string): LiveDocument<OrderNote<Timestamp>> {
  return useLiveDocument(doc(orderNotes(useFirestore()), orderId));
}

export type ListedTransaction = WithId<Transaction<Timestamp>>;

const timeMs = (transaction: ListedTransaction) =>
  recordTime(transaction)?.getTime() ?? unknownTimeMs;

/** An order's payments, refunds and disputes, oldest first; undefined while they are being read. */
export function useOrderTransactions(orderId: string): ListedTransaction[] | undefined {
  const ofOrder = query(
    transactions(useFirestore()),
    where('orderId', '==', orderId),
    limit(maxTransactions),
  );
  const { data } = useFirestoreCollection(ofOrder);
  return data?.docs.map(withId).toSorted((a, b) => timeMs(a) - timeMs(b));
}
