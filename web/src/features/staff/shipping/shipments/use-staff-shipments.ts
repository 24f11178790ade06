import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import { limit, query, type Timestamp, where } from 'firebase/firestore';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { shipments, type WithId, withId } from '../../../../shared/firestore/collections.ts';

export type ListedShipment = WithId<Shipment<Timestamp>>;

export type ShipmentSubject = { orderId: string } | { rmaNumber: string };

/** The security rules require a limit. */
const maxShipments = 100;

/** Oldest first, including undone ones. Undefined while loading. */
export function useStaffShipments(subject: ShipmentSubject): ListedShipment[] | undefined {
  const ofSubject =
    'orderId' in subject
      ? where('orderId', '==', subject.orderId)
      : where('rmaNumber', '==', subject.rmaNumber);
  const { data } = useFirestoreCollection(
    query(shipments(useFirestore()), ofSubject, limit(maxShipments)),
  );
  return data?.docs.map(withId).toSorted((a, b) => a.shippedAt.toMillis() - b.shippedAt.toMillis());
}
