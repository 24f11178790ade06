import type { Order } from '@dental-shop/domain/order/order';
import type { OrderNote } from '@dental-shop/domain/order/order-note';
import { recordTime, unknownTimeMs } from '@dental-shop/domain/order/record-time';
import type { Transaction } from '@dental-shop/domain/order/transaction';
import {
  collection,
  type DocumentReference,
  doc,
  limit,
  type Query,
  query,
  type Timestamp,
  where,
} from 'firebase/firestore';
import { useFirestore, useFirestoreCollectionData, useFirestoreDoc } from 'reactfire';
import { ordersIn } from './use-order-list.ts';

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
  return useLiveDocument(doc(ordersIn(useFirestore()), orderId));
}

/** What staff have noted on an order. */
export function useOrderNote(orderId: string): LiveDocument<OrderNote<Timestamp>> {
  const note = doc(useFirestore(), 'orderNotes', orderId);
  return useLiveDocument(note as DocumentReference<OrderNote<Timestamp>>);
}

export interface ListedTransaction extends Transaction<Timestamp> {
  id: string;
}

const timeMs = (transaction: ListedTransaction) =>
  recordTime(transaction)?.getTime() ?? unknownTimeMs;

/** An order's payments, refunds and disputes, the oldest first; undefined until they are here. */
export function useOrderTransactions(orderId: string): ListedTransaction[] | undefined {
  const ofOrder = query(
    collection(useFirestore(), 'transactions'),
    where('orderId', '==', orderId),
    limit(mostTransactions),
  ) as Query<ListedTransaction>;
  const { data } = useFirestoreCollectionData(ofOrder, { idField: 'id' });
  return data?.toSorted((a, b) => timeMs(a) - timeMs(b));
}
