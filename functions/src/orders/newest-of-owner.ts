import type { RecordsQuery } from '@dental-shop/domain/api/account';
import type {
  CollectionReference,
  DocumentSnapshot,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { ApiError } from '../entry/refusals.ts';

/** Far more than a practice orders in years; a bound on what one request can make the server read. */
const pageSize = 500;

interface Page<T> {
  documents: QueryDocumentSnapshot<T>[];
  /** The id after which the list goes on; null where it ends. */
  next: string | null;
}

/**
 * A page of one account's documents, newest first. Those without a time are the last of them, once
 * `dateRecords` has seen them. Throws an ApiError `invalid-input` where `after` is none of them.
 */
export async function newestOfOwner<T extends { uid: string }>(
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
  if (!isOwn) throw new ApiError('invalid-input', 'after');
  return document;
}
