import type { OrderRecord } from '@dental-shop/domain/order/order';
import {
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { info, error as logError } from 'firebase-functions/logger';
import { recordOf, type StoredOrder } from '../platform/firestore/order-record.ts';
import { orderRecords, orders } from '../platform/firestore/orders.ts';
import { paginate } from '../platform/firestore/paginate.ts';
import { describeError } from '../platform/log-redaction.ts';

/** How many orders are separated at once. */
const pageSize = 100;

/**
 * Takes what is staff's out of the orders that were written when customers could read it, and gives
 * each the record that staff read. They are found by the field that no order has any more; once all
 * are done, looking costs one read. Ends at `endAt`, in ms since 1970; the next run goes on.
 */
export async function backfillOrderRecords(firestore: Firestore, endAt: number): Promise<void> {
  try {
    await separateAll(firestore, endAt);
  } catch (error) {
    // Nothing else waits for it, and the next run tries again.
    logError("Staff's part of orders was not looked for", { error: describeError(error) });
  }
}

async function separateAll(firestore: Firestore, endAt: number): Promise<void> {
  let separated = 0;
  const together = orders(firestore).orderBy('paymentIntentId');
  for await (const page of paginate(together, pageSize)) {
    const done = await Promise.all(page.map((order) => separate(firestore, order)));
    separated += done.filter(Boolean).length;
    if (Date.now() > endAt) break;
  }
  if (separated > 0) info("Staff's part of orders was separated", { separated });
}

/** False where somebody has written the order meanwhile; the next run looks at it again. */
async function separate(
  firestore: Firestore,
  order: QueryDocumentSnapshot<StoredOrder>,
): Promise<boolean> {
  const reference = orderRecords(firestore).doc(order.id);
  const known = (await reference.get()).data();
  const record = recordOf(order.data(), known);
  if (!record) return false;
  const batch = firestore.batch();
  batch.set<OrderRecord<Timestamp>, OrderRecord<Timestamp>>(reference, record);
  batch.update(
    firestore.doc(order.ref.path),
    { paymentIntentId: FieldValue.delete(), attention: FieldValue.delete() },
    { lastUpdateTime: order.updateTime },
  );
  try {
    await batch.commit();
    return true;
  } catch (error) {
    logError('An order was not separated', { orderId: order.id, error: describeError(error) });
    return false;
  }
}
