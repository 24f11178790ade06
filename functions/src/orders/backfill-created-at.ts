import { unknownTimeMs } from '@dental-shop/domain/order/record-time';
import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { error as logError, warn } from 'firebase-functions/logger';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';
import { orderRecords, orders, transactions } from '../platform/firestore/orders.ts';
import { paginate } from '../platform/firestore/paginate.ts';
import { describeError } from '../platform/log-redaction.ts';

interface DatedRecord {
  createdAt: Timestamp;
}

const pageSize = 500;

/**
 * Lists omit records without `createdAt`, so this adds it to imported ones. `endAt` is in ms since
 * 1970.
 */
export async function backfillCreatedAt(firestore: Firestore, endAt: number): Promise<void> {
  const collections: CollectionReference<DatedRecord>[] = [
    orders(firestore),
    orderRecords(firestore),
    transactions(firestore),
  ];
  for (const collection of collections) {
    try {
      await backfillQuery(collection, endAt);
    } catch (error) {
      logError('Could not look for records without createdAt', {
        in: collection.id,
        error: describeError(error),
      });
    }
  }
}

/** `query` must be unsorted. */
export async function backfillQuery(query: Query<DatedRecord>, endAt: number): Promise<void> {
  const missing = await countUndated(query);
  if (missing === 0) return;
  const dated: string[] = [];
  for await (const page of paginate(query.orderBy(FieldPath.documentId()), pageSize)) {
    for (const { ref } of page.filter((each) => !hasCreatedAt(each))) {
      await compareAndSet(ref, (record) =>
        record.exists && !hasCreatedAt(record)
          ? { createdAt: Timestamp.fromMillis(unknownTimeMs) }
          : undefined,
      );
      dated.push(ref.path);
    }
    if (dated.length >= missing) break;
    if (Date.now() > endAt) {
      throw new Error(`Ran out of time after ${dated.length} of ${missing} records`);
    }
  }
  warn('Backfilled createdAt with the oldest time', { paths: dated });
}

const hasCreatedAt = (record: DocumentSnapshot<DatedRecord>) =>
  record.get('createdAt') !== undefined;

/** Uses one transaction, because a write between the two counts would change the difference. */
function countUndated(query: Query<DatedRecord>): Promise<number> {
  return query.firestore.runTransaction(
    async (transaction) => {
      const all = await transaction.get(query.count());
      // Sorts in descending order, because account lists already need that index.
      const dated = await transaction.get(query.orderBy('createdAt', 'desc').count());
      return all.data().count - dated.data().count;
    },
    { readOnly: true },
  );
}
