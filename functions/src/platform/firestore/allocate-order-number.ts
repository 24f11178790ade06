import { randomInt } from 'node:crypto';
import { generateOrderNumber } from '@dental-shop/domain/order/order-number';
import { FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { alreadyExists } from './already-exists.ts';
import { numberedOrders, orderNumbers } from './orders.ts';

/** Among a million orders the first try fails once in 17,000 times. */
const maxAttempts = 5;

/**
 * The number of an order and of its invoice: allotted when somebody first asks to pay, kept for ever,
 * and no other order's. Of two requests at once one allots it and the other reads it.
 */
export async function allocateOrderNumber(firestore: Firestore, orderId: string): Promise<string> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const known = (await orderNumbers(firestore).doc(orderId).get()).data();
    if (known) return known.number;
    const number = generateOrderNumber(randomInt);
    const batch = firestore.batch();
    addOrderNumber(firestore, batch, orderId, number);
    try {
      await batch.commit();
      return number;
    } catch (error) {
      if (!alreadyExists(error)) throw error;
    }
  }
  throw new Error(`No number was free for the order ${orderId}`);
}

/**
 * Two documents are created together or not at all, so that the batch fails where the order has a
 * number or the number an order: one finds the number by the order, the other keeps everybody else
 * from it.
 */
export function addOrderNumber(
  firestore: Firestore,
  batch: WriteBatch,
  orderId: string,
  number: string,
): void {
  batch
    .create(orderNumbers(firestore).doc(orderId), {
      number,
      createdAt: FieldValue.serverTimestamp(),
    })
    .create(numberedOrders(firestore).doc(number), { orderId });
}
