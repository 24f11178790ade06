import { isDeepStrictEqual } from 'node:util';
import {
  customersFulfillment,
  staffFulfillment,
  type Units,
} from '@dental-shop/domain/fulfillment/open-quantities';
import { customersOrder, type Order, type OrderRecord } from '@dental-shop/domain/order/order';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { orderRecords, orders, searchableOrder } from './orders.ts';

/** Older orders still have staff fields in `orders/{id}`. */
export type StoredOrder = Order<Timestamp> & Partial<OrderRecord<Timestamp>>;

/** `record` may be missing for older orders until `backfill-order-records.ts` has run. */
export function toOrderRecord(
  order: StoredOrder | undefined,
  record: OrderRecord<Timestamp> | undefined,
): OrderRecord<Timestamp> | undefined {
  if (!order) return undefined;
  const paymentIntentId = record?.paymentIntentId ?? order.paymentIntentId;
  if (paymentIntentId === undefined) return undefined;
  const attention = record?.attention ?? order.attention ?? [];
  const packed = record?.packed ?? packedWithoutRecord(order);
  return {
    ...order,
    paymentIntentId,
    attention,
    ...(record?.card && { card: record.card }),
    ...(packed && { packed }),
    ...staffFulfillment({ ...order, ...(packed && { packed }) }),
  };
}

/** The order only counts released shipments, so units that can still be undone are missing until they're recounted. */
function packedWithoutRecord({ fulfillment, shipped }: StoredOrder): Units | undefined {
  return fulfillment === undefined ? undefined : (shipped ?? {});
}

/** True if the record is missing or differs, for example after a partial restore. */
export function isStaleRecord(
  order: StoredOrder | undefined,
  record: OrderRecord<Timestamp> | undefined,
): boolean {
  if (!order) return false;
  return record === undefined || !isDeepStrictEqual(record, toOrderRecord(order, record));
}

type Get = <T>(reference: DocumentReference<T>) => Promise<DocumentSnapshot<T>>;

export async function readOrderRecord(
  firestore: Firestore,
  orderId: string,
  get: Get = (reference) => reference.get(),
): Promise<OrderRecord<Timestamp> | undefined> {
  const [order, record] = await Promise.all([
    get(orders(firestore).doc(orderId)),
    get(orderRecords(firestore).doc(orderId)),
  ]);
  return toOrderRecord(order.data(), record.data());
}

/**
 * Writes the order and its record. If a payment is being recorded at the same time, the order's new update time makes
 * it start over.
 */
export function writeQuantities(
  firestore: Firestore,
  transaction: Transaction,
  orderId: string,
  order: OrderRecord<Timestamp>,
  quantities: Pick<Partial<OrderRecord<Timestamp>>, 'packed' | 'shipped' | 'lineRefunds'>,
): void {
  const changed = { ...order, ...quantities, updatedAt: Timestamp.now() };
  const record = {
    ...changed,
    fulfillment: customersFulfillment(changed),
    ...staffFulfillment(changed),
  };
  transaction.update(orders(firestore).doc(orderId), { ...customersOrder(record) });
  transaction.set(searchableOrder(firestore, orderId), record);
}
