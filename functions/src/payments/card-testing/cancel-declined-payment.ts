import { warn } from 'firebase-functions/logger';
import { checkouts, type IntentState } from '../../platform/firestore/checkouts.ts';
import { compareAndSet } from '../../platform/firestore/compare-and-set.ts';
import { cancelCheckout, cancelPaymentIntent } from '../cancel-payment-intent.ts';
import { intentState } from '../payment-intent-state.ts';
import { recordPayment } from '../record/record-payment.ts';
import type { PaymentServices, RecordingServices } from '../services.ts';
import type { ShopPayment } from '../shop-payment.ts';
import { alertOffice } from './alert-office.ts';

/**
 * Cancels a payment with too many declines and notifies staff once. If it was paid in the meantime,
 * its order is flagged instead.
 */
export async function cancelDeclinedPayment(
  services: RecordingServices,
  payment: ShopPayment,
  declines: number,
): Promise<void> {
  const { firestore, stripe } = services;
  const { paymentIntentId } = payment;
  warn('A payment was declined too often', { ...payment, declines });
  const state = await cancel({ firestore, stripe: stripe() }, payment);
  await alertOffice(services, { ...payment, declines, measure: 'end-payment', state });
  if (state === 'paid') await recordPayment(services, paymentIntentId, { type: 'reconciliation' });
}

/** Stores the reason before canceling, so that the customer is told too. */
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
