import { info } from 'firebase-functions/logger';
import Stripe from 'stripe';
import { intentState } from '../payments/intent-state.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { checkouts } from '../platform/firestore/collections.ts';
import { updateUnchanged } from '../platform/firestore/compare-and-set.ts';

/**
 * Cancels a PaymentIntent unless the money is taken or on its way. Resolves to what it is then: that
 * it was paid meanwhile is no error.
 */
export async function cancelAtStripe(
  stripe: Stripe,
  paymentIntentId: string,
): Promise<Stripe.PaymentIntent['status']> {
  const { status } = await stripe.paymentIntents.retrieve(paymentIntentId);
  if (['succeeded', 'canceled', 'processing'].includes(status)) return status;
  try {
    return (await stripe.paymentIntents.cancel(paymentIntentId)).status;
  } catch (error) {
    if (!isUnexpectedState(error)) throw error;
    return (await stripe.paymentIntents.retrieve(paymentIntentId)).status;
  }
}

/** The second is what Stripe answers to the cancelling of a payment that is just being processed. */
const unexpectedStates: readonly unknown[] = [
  'payment_intent_unexpected_state',
  'payment_intent_invalid_cancellation_state',
];

/** Stripe's refusal of what the status of a PaymentIntent no longer allows. */
export function isUnexpectedState(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    unexpectedStates.includes(error.code)
  );
}

/**
 * Calls a checkout's payment off. Stripe is told first: after a crash in between, the checkout still
 * counts as open, and the next call or the sweep comes back to it. A checkout whose PaymentIntent is
 * not known yet is marked alone; the request that is just making it finds the mark and cancels it.
 */
export async function cancelIntent(
  { firestore, stripe }: PaymentServices,
  checkoutId: string,
): Promise<void> {
  const reference = checkouts(firestore).doc(checkoutId);
  const seen = await updateUnchanged(reference, (snapshot) => {
    const checkout = snapshot.data();
    const isUnasked = checkout?.intentState === 'open' && checkout.paymentIntentId === undefined;
    return isUnasked ? { intentState: 'canceled' as const } : undefined;
  });
  const paymentIntentId = seen.data()?.paymentIntentId;
  if (paymentIntentId === undefined) return;
  const state = intentState({ status: await cancelAtStripe(stripe, paymentIntentId) });
  if (state !== 'open') await reference.update({ intentState: state });
  info('A payment was called off', { checkoutId, paymentIntentId, state });
}
