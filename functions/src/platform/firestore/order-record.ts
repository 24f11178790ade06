import { isDeepStrictEqual } from 'node:util';
import type { Order, OrderRecord } from '@dental-shop/domain/order/order';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { orderRecords, orders } from './orders.ts';

/** An order from before staff's part was kept apart has it in `orders/{id}`. */
export type StoredOrder = Order<Timestamp> & Partial<OrderRecord<Timestamp>>;

/**
 * The whole of an order from its two documents, the newer of which may be missing until the hourly
 * sweep has made it (`backfill-order-records.ts`). Undefined where there is no order.
 */
export function recordOf(
  order: StoredOrder | undefined,
  record: OrderRecord<Timestamp> | undefined,
): OrderRecord<Timestamp> | undefined {
  if (!order) return undefined;
  const paymentIntentId = record?.paymentIntentId ?? order.paymentIntentId;
  if (paymentIntentId === undefined) return undefined;
  return { ...order, paymentIntentId, attention: record?.attention ?? order.attention ?? [] };
}

/**
 * Whether the record that staff read is missing or says something else than the order, as where only one of the two
 * was put back from a backup.
 */
export function isStaleRecord(
  order: StoredOrder | undefined,
  record: OrderRecord<Timestamp> | undefined,
): boolean {
  if (!order) return false;
  return record === undefined || !isDeepStrictEqual(record, recordOf(order, record));
}

type Get = <T>(reference: DocumentReference<T>) => Promise<DocumentSnapshot<T>>;

/** Reads the whole of an order, in a transaction where `get` is its own. */
export async function readOrderRecord(
  firestore: Firestore,
  orderId: string,
  get: Get = (reference) => reference.get(),
): Promise<OrderRecord<Timestamp> | undefined> {
  const [order, record] = await Promise.all([
    get(orders(firestore).doc(orderId)),
    get(orderRecords(firestore).doc(orderId)),
  ]);
  return recordOf(order.data(), record.data());
}
