import { info, warn } from 'firebase-functions/logger';
import Stripe from 'stripe';
import { checkouts, type IntentState } from '../platform/firestore/checkouts.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';
import { isMissingAtStripe } from '../platform/stripe/client.ts';
import { intentState, stateChanges } from './payment-intent-state.ts';
import type { PaymentServices } from './services.ts';

/** Does nothing if it's paid, processing, or canceled. Resolves with `latest_charge` expanded. */
export async function cancelPaymentIntent(
  stripe: Stripe,
  paymentIntentId: string,
): Promise<Stripe.PaymentIntent> {
  const retrieve = () =>
    stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] });
  const intent = await retrieve();
  if (['succeeded', 'canceled', 'processing'].includes(intent.status)) return intent;
  try {
    return await stripe.paymentIntents.cancel(paymentIntentId, { expand: ['latest_charge'] });
  } catch (error) {
    if (!isUnexpectedState(error)) throw error;
    return retrieve();
  }
}

/** Stripe returns the second code while the payment is processing. */
const unexpectedStates: readonly unknown[] = [
  'payment_intent_unexpected_state',
  'payment_intent_invalid_cancellation_state',
];

export function isUnexpectedState(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    unexpectedStates.includes(error.code)
  );
}

/**
 * Cancels the payment at Stripe first. After a crash, the checkout still counts as open, so the
 * sweep retries. If another request is still creating the payment intent, that request cancels it.
 */
export async function cancelCheckout(
  { firestore, stripe }: PaymentServices,
  checkoutId: string,
): Promise<IntentState> {
  const reference = checkouts(firestore).doc(checkoutId);
  const seen = await compareAndSet(reference, (snapshot) => {
    const checkout = snapshot.data();
    const hasNoIntent = checkout?.intentState === 'open' && checkout.paymentIntentId === undefined;
    return hasNoIntent ? { intentState: 'canceled' as const } : undefined;
  });
  const checkout = seen.data();
  if (checkout?.paymentIntentId === undefined) return 'canceled';
  const { paymentIntentId } = checkout;
  const intent = await cancelPaymentIntent(stripe, paymentIntentId).catch((error: unknown) => {
    if (!isMissingAtStripe(error)) throw error;
    return undefined;
  });
  if (intent === undefined) {
    if (checkout.intentState === 'open') await reference.update({ intentState: 'canceled' });
    warn('Payment not found in Stripe', { checkoutId, paymentIntentId });
    return 'canceled';
  }
  const found = stateChanges(intent, checkout);
  if (Object.keys(found).length > 0) await reference.update(found);
  const state = intentState(intent);
  const message = state === 'canceled' ? 'Payment canceled' : 'Payment not canceled';
  info(message, { checkoutId, paymentIntentId, state, status: intent.status });
  return state;
}
