import type { OrderRecord } from '@dental-shop/domain/order/order';
import {
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { info, error as logError } from 'firebase-functions/logger';
import { type StoredOrder, toOrderRecord } from '../platform/firestore/order-record.ts';
import { orders, searchableOrder } from '../platform/firestore/orders.ts';
import { paginate } from '../platform/firestore/paginate.ts';
import { describeError } from '../platform/log-redaction.ts';

const pageSize = 100;

/**
 * Moves staff fields out of older orders, where customers could read them. `endAt` is in ms since
 * 1970.
 */
export async function backfillOrderRecords(firestore: Firestore, endAt: number): Promise<void> {
  try {
    await splitAll(firestore, endAt);
  } catch (error) {
    logError('Could not look for orders with staff fields', { error: describeError(error) });
  }
}

async function splitAll(firestore: Firestore, endAt: number): Promise<void> {
  let separated = 0;
  const unsplit = orders(firestore).orderBy('paymentIntentId');
  for await (const page of paginate(unsplit, pageSize)) {
    const done = await Promise.all(page.map((order) => splitOrder(firestore, order)));
    separated += done.filter(Boolean).length;
    if (Date.now() > endAt) break;
  }
  if (separated > 0) info('Moved staff fields out of orders', { separated });
}

async function splitOrder(
  firestore: Firestore,
  order: QueryDocumentSnapshot<StoredOrder>,
): Promise<boolean> {
  const reference = searchableOrder(firestore, order.id);
  const known = (await reference.get()).data();
  const record = toOrderRecord(order.data(), known);
  if (!record) return false;
  const batch = firestore.batch();
  batch.set<OrderRecord<Timestamp>, OrderRecord<Timestamp>>(reference, record);
  batch.update(
    order.ref,
    { paymentIntentId: FieldValue.delete(), attention: FieldValue.delete() },
    { lastUpdateTime: order.updateTime },
  );
  try {
    await batch.commit();
    return true;
  } catch (error) {
    logError('Could not move staff fields out of an order', {
      orderId: order.id,
      error: describeError(error),
    });
    return false;
  }
}
