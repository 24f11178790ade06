import type {
  OrdersResponse,
  RecordsQuery,
  TransactionsResponse,
} from '@dental-shop/domain/api/account';
import { recordTime } from '@dental-shop/domain/order/record-time';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type {
  CollectionReference,
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { orders, transactions } from '../platform/firestore/orders.ts';

/**
 * Far more than a practice orders in years; a bound on what one request can make the server read.
 */
const pageSize = 500;

/** A page of an account's own orders, newest first. */
export async function listOrders(
  firestore: Firestore,
  uid: string,
  query: RecordsQuery,
): Promise<OrdersResponse> {
  const { documents, next } = await newestOfOwner(orders(firestore), uid, query);
  const data = documents.map((document) => {
    const order = document.data();
    const { number = null, items, amount, amountRefunded, currency, status, receiptUrl } = order;
    const timestamp = recordTime(order)?.toISOString() ?? null;
    const id = document.id;
    return { id, number, timestamp, items, amount, amountRefunded, currency, status, receiptUrl };
  });
  return { data, next };
}

/** A page of an account's own transactions, newest first. */
export async function listTransactions(
  firestore: Firestore,
  uid: string,
  query: RecordsQuery,
): Promise<TransactionsResponse> {
  const { documents, next } = await newestOfOwner(transactions(firestore), uid, query);
  const data = documents.map((document) => {
    const transaction = document.data();
    const { orderId, type, amount, currency, status } = transaction;
    const timestamp = recordTime(transaction)?.toISOString() ?? null;
    return { id: document.id, timestamp, orderId, type, amount, currency, status };
  });
  return { data, next };
}

interface Page<T> {
  documents: QueryDocumentSnapshot<T>[];
  /** The id after which the list goes on; null where it ends. */
  next: string | null;
}

/**
 * A page of one account's documents, newest first. Those without a time come last, once
 * `dateRecords` has dated them. Refuses with `invalid-input` where `after` is not one of them.
 */
async function newestOfOwner<T extends { uid: string }>(
  collection: CollectionReference<T>,
  uid: string,
  { after }: RecordsQuery,
): Promise<Page<T>> {
  const newestFirst = collection
    .where('uid', '==', uid)
    .orderBy('createdAt', 'desc')
    .limit(pageSize + 1);
  const query =
    after === undefined
      ? newestFirst
      : newestFirst.startAfter(await ownDocument(collection, uid, after));
  const { docs } = await query.get();
  const documents = docs.slice(0, pageSize);
  return { documents, next: docs.length > pageSize ? (documents.at(-1)?.id ?? null) : null };
}

async function ownDocument<T extends { uid: string }>(
  collection: CollectionReference<T>,
  uid: string,
  id: string,
): Promise<DocumentSnapshot<T>> {
  const document = await collection.doc(id).get();
  const isOwn = document.data()?.uid === uid && document.get('createdAt') !== undefined;
  if (!isOwn) throw new Refusal('invalid-input', { field: 'after' });
  return document;
}
