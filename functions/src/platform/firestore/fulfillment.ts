import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import type { Lot } from '@dental-shop/domain/fulfillment/lot';
import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import type { Recall, RecallConsignee } from '@dental-shop/domain/recalls/recall';
import type { Return } from '@dental-shop/domain/returns/return';
import type {
  CollectionGroup,
  CollectionReference,
  Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { typedCollection, typedCollectionGroup } from './typed-collection.ts';

export const shipments = (firestore: Firestore) =>
  typedCollection<Shipment<Timestamp>>(firestore, 'shipments');
export const lots = (firestore: Firestore) => typedCollection<Lot<Timestamp>>(firestore, 'lots');
export const returns = (firestore: Firestore) =>
  typedCollection<Return<Timestamp>>(firestore, 'returns');
export const complaints = (firestore: Firestore) =>
  typedCollection<Complaint<Timestamp>>(firestore, 'complaints');
export const recalls = (firestore: Firestore) =>
  typedCollection<Recall<Timestamp>>(firestore, 'recalls');

export function recallConsignees(
  firestore: Firestore,
  recallId: string,
): CollectionReference<RecallConsignee<Timestamp>> {
  return typedCollection(firestore, `recalls/${recallId}/consignees`);
}

/** The consignees of all recalls. */
export function allRecallConsignees(
  firestore: Firestore,
): CollectionGroup<RecallConsignee<Timestamp>> {
  return typedCollectionGroup(firestore, 'consignees');
}
