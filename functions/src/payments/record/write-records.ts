import { customersOrder } from '@dental-shop/domain/order/order';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { mail } from '../../mail/outbox.ts';
import { orderRecords, orders, statistics, transactions } from '../../platform/firestore/orders.ts';
import { increments } from './daily-statistics.ts';
import type { PaymentRecords } from './payment-records.ts';

/** Writes the records of a payment; the last reads of the transaction are its first. */
export async function writeRecords(
  firestore: Firestore,
  transaction: Transaction,
  orderId: string,
  records: PaymentRecords,
): Promise<void> {
  const mails = records.mails.map(([id, document]) => ({
    reference: mail(firestore).doc(id),
    document,
  }));
  // Firestore wants every read before the first write.
  const existing = await Promise.all(mails.map(({ reference }) => transaction.get(reference)));
  for (const [position, { reference, document }] of mails.entries()) {
    if (!existing[position]?.exists) transaction.create(reference, document);
  }
  if (records.order) {
    transaction.set(orders(firestore).doc(orderId), customersOrder(records.order));
    transaction.set(orderRecords(firestore).doc(orderId), records.order);
  }
  for (const [id, record] of records.transactions) {
    transaction.set(transactions(firestore).doc(id), record);
  }
  for (const [day, counts] of records.statistics) {
    transaction.set(statistics(firestore).doc(day), increments(counts), { merge: true });
  }
}
