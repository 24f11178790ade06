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
 * Ends a payment that was declined too often, and tells staff once what came of it. One that was taken
 * meanwhile is not undone: its order then shows staff why they must look at it.
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

/** The checkout is told why before it is canceled, so that its customer is told as well. */
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
