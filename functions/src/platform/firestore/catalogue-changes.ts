import {
  type CatalogueChanges,
  noChanges,
} from '@dental-shop/domain/catalogue/changes/catalogue-changes';
import type { Language } from '@dental-shop/domain/language/language';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { expiringCollection, typedCollection } from './typed-collection.ts';

type Get = <T>(reference: DocumentReference<T>) => Promise<DocumentSnapshot<T>>;

/** A customer is waiting for an item. The document is deleted when the email is queued. */
export interface StockNotice {
  uid: string;
  /** As in the catalogue. */
  sku: string;
  language: Language;
  createdAt: Timestamp;
}

/** All SKUs with a stock notice, so that the sweep doesn't have to read the notices. */
interface AwaitedItems {
  skus: string[];
}

export const catalogueChangesDocument = (firestore: Firestore) =>
  typedCollection<CatalogueChanges>(firestore, 'catalogueChanges').doc('current');

/** Pass a transaction's `get` to read the changes in it. */
export async function readCatalogueChanges(
  firestore: Firestore,
  get: Get = (reference) => reference.get(),
): Promise<CatalogueChanges> {
  return (await get(catalogueChangesDocument(firestore))).data() ?? noChanges;
}

export const stockNotices = (firestore: Firestore) =>
  expiringCollection<StockNotice>(firestore, 'stockNotices');

export const awaitedItemsDocument = (firestore: Firestore) =>
  typedCollection<AwaitedItems>(firestore, 'catalogueChanges').doc('awaited');
