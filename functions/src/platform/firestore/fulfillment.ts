import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import { complaintTerms, returnTerms, shipmentTerms } from '@dental-shop/domain/find/record-terms';
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
import { searchableCollection } from './searchable-collection.ts';
import { typedCollection, typedCollectionGroup } from './typed-collection.ts';

export const {
  all: shipments,
  one: searchableShipment,
  terms: shipmentSearchTerms,
} = searchableCollection<Shipment<Timestamp>>('shipments', shipmentTerms);
export const lots = (firestore: Firestore) => typedCollection<Lot<Timestamp>>(firestore, 'lots');
export const {
  all: returns,
  one: searchableReturn,
  terms: returnSearchTerms,
} = searchableCollection<Return<Timestamp>>('returns', returnTerms);
export const {
  all: complaints,
  one: searchableComplaint,
  terms: complaintSearchTerms,
} = searchableCollection<Complaint<Timestamp>>('complaints', complaintTerms);
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
