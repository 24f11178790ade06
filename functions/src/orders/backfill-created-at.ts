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

/** How many documents are read at once. */
const pageSize = 500;

/**
 * Gives every order and transaction without `createdAt` the oldest time there is. Each list is
 * ordered by that field, and Firestore leaves documents without it out of the answer, so that the
 * customer would never see them. The shop itself always writes it; an import may not.
 *
 * Looking costs one read for each 1,000 records. Only where some have no time are documents read,
 * until `endAt`, in ms since 1970.
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
      // Nothing else waits for it, and the next run tries again.
      logError('Records without a time were not looked for', {
        in: collection.id,
        error: describeError(error),
      });
    }
  }
}

/** Does the same for the records of one query, which must not be ordered. */
export async function backfillQuery(query: Query<DatedRecord>, endAt: number): Promise<void> {
  const missing = await countUndated(query);
  if (missing === 0) return;
  const dated: string[] = [];
  for await (const page of paginate(query.orderBy(FieldPath.documentId()), pageSize)) {
    for (const { ref } of page.filter((each) => !hasTime(each))) {
      await compareAndSet(ref, (record) =>
        record.exists && !hasTime(record)
          ? { createdAt: Timestamp.fromMillis(unknownTimeMs) }
          : undefined,
      );
      dated.push(ref.path);
    }
    if (dated.length >= missing) break;
    if (Date.now() > endAt) {
      throw new Error(`Time was up with ${dated.length} of ${missing} records dated`);
    }
  }
  warn('Records without a time were given the oldest', { paths: dated });
}

const hasTime = (record: DocumentSnapshot<DatedRecord>) => record.get('createdAt') !== undefined;

/**
 * Both counts are read in one transaction: a record written in between would falsify the
 * difference.
 */
function countUndated(query: Query<DatedRecord>): Promise<number> {
  return query.firestore.runTransaction(
    async (transaction) => {
      const all = await transaction.get(query.count());
      // Descending, for which the lists of one account have an index.
      const dated = await transaction.get(query.orderBy('createdAt', 'desc').count());
      return all.data().count - dated.data().count;
    },
    { readOnly: true },
  );
}
