import {
  declineWindowMs,
  maxDeclinesPerAccount,
  maxDeclinesPerPayment,
} from '@dental-shop/domain/payment/declines';
import { declineEvent } from '@dental-shop/domain/payment/webhook-events';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { checkouts, type IntentState } from '../../platform/firestore/checkouts.ts';
import { compareAndSet } from '../../platform/firestore/compare-and-set.ts';
import { stripeEvents } from '../../platform/firestore/orders.ts';
import { cancelCheckout, cancelPaymentIntent } from '../cancel-payment-intent.ts';
import { intentState } from '../payment-intent-state.ts';
import { recordPayment } from '../record/record-payment.ts';
import type { PaymentServices, RecordingServices } from '../services.ts';
import type { ShopPayment } from '../shop-payment.ts';
import { alertOffice } from './alert-office.ts';
import { pausePayments } from './pause-payments.ts';

/**
 * Counts stored events, which don't contain duplicates. Also counts Stripe's failed charges, in
 * case events were lost. Also runs for repeated deliveries, because an earlier one may have
 * crashed.
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
  if (ofPayment >= maxDeclinesPerPayment) await cancelDeclinedPayment(services, payment, ofPayment);
  if (ofAccount >= maxDeclinesPerAccount) await pausePayments(services, payment, ofAccount);
}

async function countEvents(firestore: Firestore, paymentIntentId: string): Promise<number> {
  const declined = stripeEvents(firestore)
    .where('paymentIntentId', '==', paymentIntentId)
    .where('type', '==', declineEvent);
  return (await declined.count().get()).data().count;
}

async function countRecentEvents(firestore: Firestore, uid: string): Promise<number> {
  const since = Timestamp.fromMillis(Date.now() - declineWindowMs);
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

/** Cancels the payment, or flags its order if it was paid in the meantime. */
async function cancelDeclinedPayment(
  services: RecordingServices,
  payment: ShopPayment,
  declines: number,
): Promise<void> {
  const { firestore, stripe } = services;
  const { paymentIntentId } = payment;
  warn('Too many declines for a payment', { ...payment, declines });
  const state = await cancel({ firestore, stripe: stripe() }, payment);
  await alertOffice(services, { ...payment, declines, measure: 'end-payment', state });
  if (state === 'paid') await recordPayment(services, paymentIntentId, { type: 'reconciliation' });
}

/** Stores the reason before canceling, so the customer can see it. */
async function cancel(
  services: PaymentServices,
  { checkoutId, paymentIntentId }: ShopPayment,
): Promise<IntentState> {
  const reference = checkouts(services.firestore).doc(checkoutId);
  const seen = await compareAndSet(reference, (snapshot) => {
    const checkout = snapshot.data();
    if (checkout?.paymentIntentId !== paymentIntentId) return undefined;
    return checkout.endedBy ? undefined : { endedBy: 'declines' as const };
  });
  if (seen.data()?.paymentIntentId === paymentIntentId) return cancelCheckout(services, checkoutId);
  return intentState(await cancelPaymentIntent(services.stripe, paymentIntentId));
}
