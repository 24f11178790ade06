import { recountOrder, recountReturn } from '@dental-shop/domain/fulfillment/recount-units';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { returns, shipments } from './fulfillment.ts';
import { readOrderRecord, writeQuantities } from './order-record.ts';
import { runTransaction } from './run-transaction.ts';

/** Repairs the counts of an order and of its returns. Returns what changed. */
export async function recountOrderAndReturns(
  firestore: Firestore,
  orderId: string,
): Promise<string[]> {
  const changes = await recountOrderShipments(firestore, orderId);
  const { docs } = await returns(firestore).where('orderIds', 'array-contains', orderId).get();
  for (const { id } of docs) changes.push(...(await recountReplacements(firestore, id)));
  return changes;
}

/**
 * Repairs `packed` and `shipped` if they differ from the order's shipments. Skips orders of deleted
 * accounts, whose shipments may expire earlier.
 */
export async function recountOrderShipments(
  firestore: Firestore,
  orderId: string,
): Promise<string[]> {
  return runTransaction(firestore, async (transaction) => {
    const [order, { docs }] = await Promise.all([
      readOrderRecord(firestore, orderId, (each) => transaction.get(each)),
      transaction.get(shipments(firestore).where('orderId', '==', orderId)),
    ]);
    if (!order || order.expireAt) return [];
    const all = docs.map((each) => each.data());
    const { changes, ...quantities } = recountOrder(order, all);
    if (changes.length > 0) writeQuantities(firestore, transaction, orderId, order, quantities);
    return changes;
  });
}

/** Does the same for the replacements of a return. */
export async function recountReplacements(
  firestore: Firestore,
  rmaNumber: string,
): Promise<string[]> {
  const reference = returns(firestore).doc(rmaNumber);
  return runTransaction(firestore, async (transaction) => {
    const [stored, { docs }] = await Promise.all([
      transaction.get(reference),
      transaction.get(shipments(firestore).where('rmaNumber', '==', rmaNumber)),
    ]);
    const returned = stored.data();
    if (!returned || returned.expireAt) return [];
    const all = docs.map((each) => each.data());
    const { changes, ...counts } = recountReturn(returned, all);
    if (changes.length > 0)
      transaction.update(reference, { ...counts, updatedAt: Timestamp.now() });
    return changes;
  });
}
