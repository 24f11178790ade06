import { unknownTimeMs } from '@dental-shop/domain/order/record-time';
import {
  type CollectionReference,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { error as logError, warn } from 'firebase-functions/logger';
import { orderRecords, orders, transactions } from '../platform/firestore/orders.ts';
import { pagesOf } from '../platform/firestore/pages-of.ts';
import { describeError } from '../platform/log.ts';

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
export async function dateRecords(firestore: Firestore, endAt: number): Promise<void> {
  const collections: CollectionReference<DatedRecord>[] = [
    orders(firestore),
    orderRecords(firestore),
    transactions(firestore),
  ];
  for (const collection of collections) {
    try {
      const ids = await dateUndated(firestore, collection, endAt);
      if (ids.length > 0)
        warn('Records without a time were given the oldest', { in: collection.id, ids });
    } catch (error) {
      // Nothing else waits for it, and the next run tries again.
      logError('Records without a time were not looked for', {
        in: collection.id,
        error: describeError(error),
      });
    }
  }
}

/** The ids of those that were dated. */
async function dateUndated(
  firestore: Firestore,
  collection: CollectionReference<DatedRecord>,
  endAt: number,
): Promise<string[]> {
  const missing = await countUndated(firestore, collection);
  const dated: string[] = [];
  if (missing === 0) return dated;
  for await (const page of pagesOf(collection.orderBy(FieldPath.documentId()), pageSize)) {
    for (const { id, ref, updateTime } of page.filter((each) => !hasTime(each))) {
      // Fails where somebody has written it meanwhile; the next run looks at it again.
      await ref.update(
        { createdAt: Timestamp.fromMillis(unknownTimeMs) },
        { lastUpdateTime: updateTime },
      );
      dated.push(id);
    }
    if (dated.length >= missing) break;
    if (Date.now() > endAt) {
      throw new Error(`Time was up with ${dated.length} of ${missing} records dated`);
    }
  }
  return dated;
}

const hasTime = (record: QueryDocumentSnapshot<DatedRecord>) =>
  record.get('createdAt') !== undefined;

/**
 * Both counts are read in one transaction: a record written in between would falsify the
 * difference.
 */
function countUndated(
  firestore: Firestore,
  collection: CollectionReference<DatedRecord>,
): Promise<number> {
  return firestore.runTransaction(
    async (transaction) => {
      const all = await transaction.get(collection.count());
      const dated = await transaction.get(collection.orderBy('createdAt').count());
      return all.data().count - dated.data().count;
    },
    { readOnly: true },
  );
}
