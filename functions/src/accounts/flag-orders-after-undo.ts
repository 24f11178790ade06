import type { OrderRecord } from '@dental-shop/domain/order/order';
import {
  FieldValue,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { mail, newMail } from '../mail/outbox.ts';
import type { OfficeServices } from '../platform/firebase.ts';
import { orderRecords, orders } from '../platform/firestore/orders.ts';

type FoundOrder = QueryDocumentSnapshot<OrderRecord<Timestamp>>;

const reason = 'approval-undone' as const;

/** Limits the emails to the office. An approval is usually undone within minutes. */
const maxOrders = 20;

export async function ordersPaidSince(
  { firestore }: OfficeServices,
  transaction: Transaction,
  { uid, since }: { uid: string; since: Timestamp },
): Promise<readonly FoundOrder[]> {
  const query = orderRecords(firestore)
    .where('uid', '==', uid)
    .where('createdAt', '>=', new Timestamp(since.seconds, 0))
    .orderBy('createdAt', 'desc')
    .limit(maxOrders);
  return (await transaction.get(query)).docs;
}

export function flagOrders(
  { firestore, officeEmail }: OfficeServices,
  transaction: Transaction,
  found: readonly FoundOrder[],
): void {
  const updatedAt = Timestamp.now();
  for (const record of found) {
    const { id: orderId } = record;
    const { uid, number, paymentIntentId, customerName: name, ...order } = record.data();
    const { email, amount, currency, attention } = order;
    if (attention.includes(reason)) continue;
    // Also updates the customer's copy, so any payment update in progress starts over.
    transaction.update(orders(firestore).doc(orderId), { updatedAt });
    transaction.update(record.ref, { updatedAt, attention: FieldValue.arrayUnion(reason) });
    const subject = { orderId, ...(number && { number }), paymentIntentId, name, email };
    const data = { ...subject, amount, currency, reasons: [reason] };
    const envelope = { to: officeEmail(), language: 'en', uid } as const;
    const letter = newMail({ ...envelope, template: 'order-attention', data });
    transaction.create(mail(firestore).doc(`attention-${orderId}-${reason}`), letter);
  }
}
