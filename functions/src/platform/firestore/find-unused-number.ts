import { randomInt } from 'node:crypto';
import { generateOrderNumber } from '@dental-shop/domain/order/order-number';
import type { CollectionReference, Transaction } from 'firebase-admin/firestore';

const maxAttempts = 5;

/** For documents whose ID has the same format as order numbers. */
export async function findUnusedNumber(
  transaction: Transaction,
  collection: CollectionReference<object>,
): Promise<string> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const number = generateOrderNumber(randomInt);
    if (!(await transaction.get(collection.doc(number))).exists) return number;
  }
  throw new Error(`Found no free number in ${collection.path}`);
}
