import { info, error as logError } from 'firebase-functions/logger';
import Stripe from 'stripe';
import { isApproved } from '../accounts/approval.ts';
import { intentState } from '../payments/intent-state.ts';
import type { PaymentServices } from '../payments/services.ts';
import { checkouts } from '../platform/firestore/checkouts.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';
import { describeError } from '../platform/log.ts';

/**
 * Cancels a PaymentIntent unless the money is taken or on its way. Resolves to its status
 * afterwards: that it was paid meanwhile is no error.
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

/** The second is Stripe's answer where the payment is just being processed. */
const unexpectedStates: readonly unknown[] = [
  'payment_intent_unexpected_state',
  'payment_intent_invalid_cancellation_state',
];

/** Whether Stripe answered that a PaymentIntent's status no longer allows this. */
export function isUnexpectedState(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    unexpectedStates.includes(error.code)
  );
}

/**
 * Cancels a checkout's payment. Stripe is told first: after a crash in between, the checkout still
 * counts as open, and the next call or the sweep comes back to it. Where no PaymentIntent is known
 * yet, the checkout alone is marked as canceled; a request that is just creating one finds the mark
 * and cancels it.
 */
export async function cancelIntent(
  { firestore, stripe }: PaymentServices,
  checkoutId: string,
): Promise<void> {
  const reference = checkouts(firestore).doc(checkoutId);
  const seen = await compareAndSet(reference, (snapshot) => {
    const checkout = snapshot.data();
    const hasNoIntent = checkout?.intentState === 'open' && checkout.paymentIntentId === undefined;
    return hasNoIntent ? { intentState: 'canceled' as const } : undefined;
  });
  const paymentIntentId = seen.data()?.paymentIntentId;
  if (paymentIntentId === undefined) return;
  const state = intentState({ status: await cancelAtStripe(stripe, paymentIntentId) });
  if (state !== 'open') await reference.update({ intentState: state });
  info('A payment was canceled', { checkoutId, paymentIntentId, state });
}

/** Cancels each one that can be; the others stay open, and the sweep comes back to them. */
export async function cancelEach(
  services: PaymentServices,
  checkoutIds: readonly string[],
): Promise<void> {
  for (const checkoutId of checkoutIds) {
    try {
      await cancelIntent(services, checkoutId);
    } catch (error) {
      logError('A payment could not be canceled', { checkoutId, error: describeError(error) });
    }
  }
}

/** Cancels all that an account was about to pay, unless it is approved now. */
export async function cancelIntentsOfUnapproved(
  services: PaymentServices,
  uid: string,
): Promise<void> {
  const { firestore } = services;
  if (await isApproved(firestore, uid)) return;
  const { docs } = await checkouts(firestore)
    .where('uid', '==', uid)
    .where('intentState', '==', 'open')
    .get();
  await cancelEach(
    services,
    docs.map(({ id }) => id),
  );
}
