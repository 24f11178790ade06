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
  Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { orders, transactions } from '../platform/firestore/orders.ts';
import { describeError } from '../platform/log-redaction.ts';
import { backfillQuery } from './backfill-created-at.ts';

/** Limits how much one request can read. */
const pageSize = 500;

/** After this time, the hourly run finishes the backfill. */
const backfillMs = 10_000;

export async function listOrders(
  firestore: Firestore,
  uid: string,
  query: RecordsQuery,
): Promise<OrdersResponse> {
  const { documents, next } = await listNewest(orders(firestore), uid, query);
  const data = documents.map((document) => {
    const order = document.data();
    const { number = null, items, amount, amountRefunded, currency, status, receiptUrl } = order;
    const timestamp = recordTime(order)?.toISOString() ?? null;
    const id = document.id;
    return { id, number, timestamp, items, amount, amountRefunded, currency, status, receiptUrl };
  });
  return { data, next };
}

export async function listTransactions(
  firestore: Firestore,
  uid: string,
  query: RecordsQuery,
): Promise<TransactionsResponse> {
  const { documents, next } = await listNewest(transactions(firestore), uid, query);
  const data = documents.map((document) => {
    const transaction = document.data();
    const { orderId, type, amount, currency, status } = transaction;
    const timestamp = recordTime(transaction)?.toISOString() ?? null;
    return { id: document.id, timestamp, orderId, type, amount, currency, status };
  });
  return { data, next };
}

/**
 * Newest first. `next` is null at the end. Throws `invalid-input` if `after` isn't one of the
 * account's records.
 */
async function listNewest<T extends { uid: string; createdAt: Timestamp }>(
  collection: CollectionReference<T>,
  uid: string,
  { after }: RecordsQuery,
) {
  const own = collection.where('uid', '==', uid);
  // Queries sorted by `createdAt` omit documents without it.
  if (after === undefined) await backfillOwn(own);
  const newestFirst = own.orderBy('createdAt', 'desc').limit(pageSize + 1);
  const query =
    after === undefined
      ? newestFirst
      : newestFirst.startAfter(await requireOwnDocument(collection, uid, after));
  const { docs } = await query.get();
  const documents = docs.slice(0, pageSize);
  return { documents, next: docs.length > pageSize ? (documents.at(-1)?.id ?? null) : null };
}

/** If this fails, records without `createdAt` are missing from the list until the hourly run. */
async function backfillOwn(own: Query<{ createdAt: Timestamp }>): Promise<void> {
  try {
    await backfillQuery(own, Date.now() + backfillMs);
  } catch (error) {
    logError('Could not look for records without createdAt', { error: describeError(error) });
  }
}

async function requireOwnDocument<T extends { uid: string }>(
  collection: CollectionReference<T>,
  uid: string,
  id: string,
): Promise<DocumentSnapshot<T>> {
  const document = await collection.doc(id).get();
  const isOwn = document.data()?.uid === uid && document.get('createdAt') !== undefined;
  if (!isOwn) throw new Refusal('invalid-input', { field: 'after' });
  return document;
}
