import { randomInt } from 'node:crypto';
import { generateOrderNumber } from '@dental-shop/domain/order/order-number';
import { FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { alreadyExists } from './grpc-errors.ts';
import { numberedOrders, orderNumbers } from './orders.ts';

interface OrderNumber {
  number: string;
  /** Undefined if the order already has a number. */
  reserve?: (batch: WriteBatch) => void;
}

/** The document in `invoiceNumbers` makes the batch fail if another order has the same number. */
export async function prepareOrderNumber(
  firestore: Firestore,
  orderId: string,
): Promise<OrderNumber> {
  const reference = orderNumbers(firestore).doc(orderId);
  const known = (await reference.get()).data();
  if (known) return { number: known.number };
  const number = generateOrderNumber(randomInt);
  return {
    number,
    reserve: (batch) => {
      batch.create(reference, { number, createdAt: FieldValue.serverTimestamp() });
      batch.create(numberedOrders(firestore).doc(number), { orderId });
    },
  };
}

/** With a million orders, one in 17,000 numbers is already taken. */
const maxAttempts = 5;

export async function allocateOrderNumber(firestore: Firestore, orderId: string): Promise<string> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { number, reserve } = await prepareOrderNumber(firestore, orderId);
    if (!reserve) return number;
    const batch = firestore.batch();
    reserve(batch);
    try {
      await batch.commit();
      return number;
    } catch (error) {
      if (!alreadyExists(error)) throw error;
    }
  }
  throw new Error(`Found no free number for order ${orderId}`);
}
