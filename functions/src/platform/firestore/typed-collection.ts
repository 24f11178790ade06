import {
  deviceRecordExpiresAt,
  type Expiring,
  expiresAt,
} from '@dental-shop/domain/retention/retention';
import type { OfficeSettings } from '@dental-shop/domain/settings/office-settings';
import {
  type CollectionGroup,
  type CollectionReference,
  type DocumentData,
  type Firestore,
  type FirestoreDataConverter,
  Timestamp,
} from 'firebase-admin/firestore';

export function typedCollection<T extends object>(
  firestore: Firestore,
  name: string,
): CollectionReference<T> {
  return firestore.collection(name).withConverter(converter((document: T) => document));
}

export function typedCollectionGroup<T extends object>(
  firestore: Firestore,
  name: string,
): CollectionGroup<T> {
  return firestore.collectionGroup(name).withConverter(converter((document: T) => document));
}

/** Setting a document restarts its retention; updating it doesn't. */
export function expiringCollection<T extends object>(
  firestore: Firestore,
  name: Expiring,
): CollectionReference<T> {
  const written = (document: T) => ({ ...document, expireAt: expiry(name) });
  return firestore.collection(name).withConverter(converter(written));
}

/** `writtenAt` is in ms since 1970. */
export function expiry(collection: Expiring, writtenAt = Date.now()): Timestamp {
  return Timestamp.fromMillis(expiresAt(collection, writtenAt));
}

/** For complaints, shipments, and recalls. `writtenAt` is in ms since 1970. */
export function deviceRecordExpiry(
  settings: Pick<OfficeSettings, 'deviceLifetimeYears'>,
  writtenAt = Date.now(),
): Timestamp {
  return Timestamp.fromMillis(deviceRecordExpiresAt(settings, writtenAt));
}

function converter<T extends object>(write: (document: T) => object): FirestoreDataConverter<T> {
  return {
    toFirestore: (document) => write(document as T) as DocumentData,
    // Not validated, because either this code wrote it or the rules have checked it.
    fromFirestore: (snapshot) => snapshot.data() as T,
  };
}
