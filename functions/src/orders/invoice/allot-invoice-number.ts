import { randomInt } from 'node:crypto';
import { newSpokenNumber } from '@dental-shop/domain/order/spoken-number';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { alreadyExists } from '../../platform/firestore/already-exists.ts';
import { invoiceNumbers, invoices } from '../../platform/firestore/orders.ts';

/** Among a million invoices the first try fails once in 17,000 times. */
const maxAttempts = 5;

/**
 * The number of an order's invoice: allotted when it is asked for first, kept for ever, and no other
 * order's. Two documents are created together or not at all: `invoices/{orderId}` has its number, and
 * `invoiceNumbers/{number}` keeps everybody else from it. Of two requests at once one creates them
 * and the other reads them.
 */
export async function allotInvoiceNumber(firestore: Firestore, orderId: string): Promise<string> {
  const invoice = invoices(firestore).doc(orderId);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const known = (await invoice.get()).data();
    if (known) return known.number;
    const number = newSpokenNumber(randomInt);
    try {
      await firestore
        .batch()
        .create(invoice, { number, createdAt: FieldValue.serverTimestamp() })
        .create(invoiceNumbers(firestore).doc(number), { orderId })
        .commit();
      return number;
    } catch (error) {
      if (!alreadyExists(error)) throw error;
    }
  }
  throw new Error(`No number was free for the invoice of ${orderId}`);
}
