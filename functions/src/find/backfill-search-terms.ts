import { accountTerms, termsVersion } from '@dental-shop/domain/find/record-terms';
import {
  type CollectionReference,
  FieldPath,
  type Firestore,
  GrpcStatus,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { info, error as logError } from 'firebase-functions/logger';
import { users } from '../platform/firestore/accounts.ts';
import {
  complaintSearchTerms,
  complaints,
  returnSearchTerms,
  returns,
  shipmentSearchTerms,
  shipments,
} from '../platform/firestore/fulfillment.ts';
import { hasGrpcStatus } from '../platform/firestore/grpc-errors.ts';
import { orderRecords, orderSearchTerms } from '../platform/firestore/orders.ts';
import { paginate } from '../platform/firestore/paginate.ts';
import { termsField } from '../platform/firestore/searchable-collection.ts';
import { contactMessages, messageSearchTerms } from '../platform/firestore/staff.ts';
import { describeError } from '../platform/log-redaction.ts';

const pageSize = 300;

/**
 * Adds search terms to records that predate the search, and replaces outdated ones. `endAt` is in ms
 * since 1970; the next run continues.
 */
export async function backfillSearchTerms(firestore: Firestore, endAt: number): Promise<void> {
  await backfill(orderRecords(firestore), orderSearchTerms, endAt);
  await backfill(
    users(firestore),
    (uid, user) => ({ [termsField]: accountTerms(uid, user) }),
    endAt,
  );
  await backfill(shipments(firestore), shipmentSearchTerms, endAt);
  await backfill(returns(firestore), returnSearchTerms, endAt);
  await backfill(complaints(firestore), complaintSearchTerms, endAt);
  await backfill(contactMessages(firestore), messageSearchTerms, endAt);
}

type TermsOf<T> = (id: string, document: T) => { [termsField]: string[] };

async function backfill<T extends object>(
  collection: CollectionReference<T>,
  termsOf: TermsOf<T>,
  endAt: number,
): Promise<void> {
  try {
    const missing = await countOutdated(collection);
    if (missing === 0) return;
    let written = 0;
    for await (const page of paginate(collection.orderBy(FieldPath.documentId()), pageSize)) {
      const outdated = page.filter((each) => !isCurrent(each));
      const results = await Promise.all(outdated.map((each) => addTerms(each, termsOf)));
      written += results.filter(Boolean).length;
      if (written >= missing || Date.now() > endAt) break;
    }
    info('Backfilled search terms', { in: collection.id, missing, written });
  } catch (error) {
    logError('Could not backfill search terms', {
      in: collection.id,
      error: describeError(error),
    });
  }
}

function isCurrent<T>(document: QueryDocumentSnapshot<T>): boolean {
  const terms: unknown = document.get(termsField);
  return Array.isArray(terms) && terms.includes(termsVersion);
}

/** Uses one transaction, because a write between the two counts would change the difference. */
function countOutdated<T>(collection: CollectionReference<T>): Promise<number> {
  return collection.firestore.runTransaction(
    async (transaction) => {
      const all = await transaction.get(collection.count());
      const current = collection.where(termsField, 'array-contains', termsVersion);
      const done = await transaction.get(current.count());
      return all.data().count - done.data().count;
    },
    { readOnly: true },
  );
}

/** Skips documents that change in the meantime; the next run handles them. */
async function addTerms<T extends object>(
  document: QueryDocumentSnapshot<T>,
  termsOf: TermsOf<T>,
): Promise<boolean> {
  const { ref, updateTime } = document;
  const terms = computeTerms(document, termsOf);
  try {
    await ref.update(terms, { lastUpdateTime: updateTime });
    return true;
  } catch (error) {
    const isChanged =
      hasGrpcStatus(error, GrpcStatus.FAILED_PRECONDITION) ||
      hasGrpcStatus(error, GrpcStatus.NOT_FOUND);
    if (!isChanged) throw error;
    return false;
  }
}

/**
 * A malformed document must not end the scan. It only gets the version, because the scan would
 * otherwise read the whole collection again every hour.
 */
function computeTerms<T>(document: QueryDocumentSnapshot<T>, termsOf: TermsOf<T>) {
  const { ref, id } = document;
  try {
    return termsOf(id, document.data());
  } catch (error) {
    logError('A record has no search terms', {
      ...{ in: ref.parent.id, id },
      error: describeError(error),
    });
    return { [termsField]: [termsVersion] };
  }
}
