import {
  declinesCountedMs,
  maxDeclinesOfAccount,
  maxDeclinesOfPayment,
} from '@dental-shop/domain/payment/declines';
import { declineEvent } from '@dental-shop/domain/payment/webhook-events';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { stripeEvents } from '../../platform/firestore/orders.ts';
import type { RecordingServices } from '../services.ts';
import type { ShopPayment } from '../shop-payment.ts';
import { cancelDeclinedPayment } from './cancel-declined-payment.ts';
import { pausePayments } from './pause-payments.ts';

/**
 * Ends what was declined too often: whoever tries stolen cards confirms them at Stripe, past the
 * shop, which learns of it by events. The memory of events is what is counted, because it has each
 * once and is no document for which many events at a time would wait; and the charges that Stripe
 * has on record, should events have been lost. Called for each delivery of such an event, also of
 * one that was recorded before: the process may have died between the record and this.
 *
 * Throws where Stripe or Firestore does not answer, so that the event is delivered again.
 */
export async function detectCardTesting(
  services: RecordingServices,
  payment: ShopPayment,
): Promise<void> {
  const { firestore, stripe } = services;
  const { uid, paymentIntentId } = payment;
  const [events, charges, ofAccount] = await Promise.all([
    countEvents(firestore, paymentIntentId),
    countFailedCharges(stripe(), paymentIntentId),
    countRecentEvents(firestore, uid),
  ]);
  const ofPayment = Math.max(events, charges);
  if (ofPayment >= maxDeclinesOfPayment) await cancelDeclinedPayment(services, payment, ofPayment);
  if (ofAccount >= maxDeclinesOfAccount) await pausePayments(services, payment, ofAccount);
}

async function countEvents(firestore: Firestore, paymentIntentId: string): Promise<number> {
  const declined = stripeEvents(firestore)
    .where('paymentIntentId', '==', paymentIntentId)
    .where('type', '==', declineEvent);
  return (await declined.count().get()).data().count;
}

async function countRecentEvents(firestore: Firestore, uid: string): Promise<number> {
  const since = Timestamp.fromMillis(Date.now() - declinesCountedMs);
  const declined = stripeEvents(firestore)
    .where('uid', '==', uid)
    .where('type', '==', declineEvent)
    .where('createdAt', '>', since);
  return (await declined.count().get()).data().count;
}

async function countFailedCharges(stripe: Stripe, payment_intent: string): Promise<number> {
  const { data } = await stripe.charges.list({ payment_intent, limit: 100 });
  return data.filter(({ status }) => status === 'failed').length;
}
