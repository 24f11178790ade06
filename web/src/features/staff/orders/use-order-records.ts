import type { Transaction } from '@dental-shop/domain/order/transaction';
import { isReplacementOf } from '@dental-shop/domain/returns/replacements';
import type { Return } from '@dental-shop/domain/returns/return';
import { limit, query, type Timestamp, where } from 'firebase/firestore';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import {
  returns,
  shipments,
  transactions,
  type WithId,
  withId,
} from '../../../shared/firestore/collections.ts';
import type { ListedShipment } from '../shipping/shipments/use-staff-shipments.ts';

/** The security rules require a limit. Firestore accepts 30 values in an `in` filter. */
const max = { transactions: 100, returns: 30, replacements: 100 };

export type OrderTransaction = WithId<Transaction<Timestamp>>;
export type OrderReturn = WithId<Return<Timestamp>>;

/** In no particular order. Undefined while loading. */
export function useOrderTransactions(orderId: string): OrderTransaction[] | undefined {
  const ofOrder = query(
    transactions(useFirestore()),
    where('orderId', '==', orderId),
    limit(max.transactions),
  );
  return useFirestoreCollection(ofOrder).data?.docs.map(withId);
}

/** Returns that contain devices of this order. Undefined while loading. */
export function useOrderReturns(orderId: string): OrderReturn[] | undefined {
  const ofOrder = query(
    returns(useFirestore()),
    where('orderIds', 'array-contains', orderId),
    limit(max.returns),
  );
  return useFirestoreCollection(ofOrder).data?.docs.map(withId);
}

/** Replacements of the order's devices, including undone ones. Undefined while loading. */
export function useOrderReplacements(
  orderId: string,
  orderReturns: readonly OrderReturn[],
): ListedShipment[] | undefined {
  // Firestore rejects a filter without values.
  const rmaNumbers = orderReturns.length > 0 ? orderReturns.map(({ id }) => id) : ['none'];
  const ofReturns = query(
    shipments(useFirestore()),
    where('rmaNumber', 'in', rmaNumbers),
    limit(max.replacements),
  );
  return useFirestoreCollection(ofReturns)
    .data?.docs.map(withId)
    .filter((shipment) => isReplacementOf(orderId, shipment, orderReturns));
}
