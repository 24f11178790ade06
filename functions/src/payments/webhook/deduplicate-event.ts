import { FieldValue, type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { stripeEvents } from '../../platform/firestore/orders.ts';
import type { ShopPayment } from '../shop-payment.ts';

/** Excludes the event's payment data, which may be outdated. */
export type EventCause = Pick<Stripe.Event, 'id' | 'type' | 'created'>;

export async function isDuplicateEvent(firestore: Firestore, { id }: EventCause): Promise<boolean> {
  return (await stripeEvents(firestore).doc(id).get()).exists;
}

/** Makes the batch fail if another delivery of the same event has already been recorded. */
export function rememberEvent(
  firestore: Firestore,
  batch: WriteBatch,
  { id, type, created }: EventCause,
  { paymentIntentId, uid }: ShopPayment,
): void {
  batch.create(stripeEvents(firestore).doc(id), {
    type,
    paymentIntentId,
    uid,
    createdAt: Timestamp.fromMillis(created * 1000),
    receivedAt: FieldValue.serverTimestamp(),
  });
}
