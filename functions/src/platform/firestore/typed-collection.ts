import { type Expiring, expiresAt } from '@dental-shop/domain/retention/retention';
import {
  type CollectionReference,
  type DocumentData,
  type Firestore,
  type FirestoreDataConverter,
  Timestamp,
} from 'firebase-admin/firestore';

/** A collection whose documents are all of one shape. */
export function typedCollection<T extends object>(
  firestore: Firestore,
  name: string,
): CollectionReference<T> {
  return firestore.collection(name).withConverter(converter((document: T) => document));
}

/**
 * The same for a collection that is kept for a time: whoever writes a document, the database deletes
 * it when the table `retentionDays` says so. Each writing begins the time anew, an update does not.
 */
export function expiringCollection<T extends object>(
  firestore: Firestore,
  name: Expiring,
): CollectionReference<T> {
  const written = (document: T) => ({ ...document, expireAt: expiry(name) });
  return firestore.collection(name).withConverter(converter(written));
}

/** For the field `expireAt`, by which Firestore deletes. `writtenAt` is in ms since 1970. */
export function expiry(collection: Expiring, writtenAt = Date.now()): Timestamp {
  return Timestamp.fromMillis(expiresAt(collection, writtenAt));
}

function converter<T extends object>(write: (document: T) => object): FirestoreDataConverter<T> {
  return {
    toFirestore: (document) => write(document as T) as DocumentData,
    // Shapes are trusted here: only this code writes them, or the rules have checked them.
    fromFirestore: (snapshot) => snapshot.data() as T,
  };
}
