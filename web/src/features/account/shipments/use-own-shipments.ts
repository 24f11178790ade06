import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import { isReplacementOf } from '@dental-shop/domain/returns/replacements';
import type { Return } from '@dental-shop/domain/returns/return';
import { type ReturnableLine, returnableLines } from '@dental-shop/domain/returns/returnable-lines';
import { limit, orderBy, query, type Timestamp, where } from 'firebase/firestore';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { returns, shipments, type WithId, withId } from '../../../shared/firestore/collections.ts';

export type OwnShipment = WithId<Shipment<Timestamp>>;
export type OwnReturn = WithId<Return<Timestamp>>;

export function ownReturnableLines(
  ownShipments: readonly OwnShipment[],
  ownReturns: readonly OwnReturn[],
): ReturnableLine[] {
  return returnableLines(
    ownShipments,
    ownReturns.map((each) => ({ ...each, rmaNumber: each.id })),
  );
}

const maxShipments = 100;
const maxReturns = 100;

/** Newest first. Undefined while loading. */
export function useReturnsOfOrder(uid: string, orderId: string): OwnReturn[] | undefined {
  const { data } = useFirestoreCollection(
    query(
      returns(useFirestore()),
      where('uid', '==', uid),
      where('orderIds', 'array-contains', orderId),
      orderBy('createdAt', 'desc'),
      limit(maxReturns),
    ),
  );
  return data?.docs.map(withId);
}

/**
 * Released shipments of the order, and replacements of its devices, oldest first. Undefined while
 * loading.
 */
export function useShipmentsOfOrder(
  uid: string,
  orderId: string,
  orderReturns: readonly OwnReturn[] | undefined,
): OwnShipment[] | undefined {
  const released = query(
    shipments(useFirestore()),
    where('uid', '==', uid),
    where('state', '==', 'released'),
  );
  const ofOrder = useFirestoreCollection(
    query(
      released,
      where('orderId', '==', orderId),
      orderBy('shippedAt', 'desc'),
      limit(maxShipments),
    ),
  );
  // Replacements have no order, only a return, which may contain devices of several orders.
  const replacements = useFirestoreCollection(
    query(
      released,
      where('kind', '==', 'replacement'),
      orderBy('shippedAt', 'desc'),
      limit(maxShipments),
    ),
  );
  if (!ofOrder.data || !replacements.data || !orderReturns) return undefined;
  return [
    ...ofOrder.data.docs.map(withId),
    ...replacements.data.docs
      .map(withId)
      .filter((shipment) => isReplacementOf(orderId, shipment, orderReturns)),
  ].toSorted((a, b) => a.shippedAt.toMillis() - b.shippedAt.toMillis());
}
