import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { ApiError } from '../api/errors.ts';
import { checkouts } from '../database.ts';
import type { ClaimedCheckout } from './claim-checkout.ts';

interface IntentRequest extends ClaimedCheckout {
  /** Id of the account's Stripe customer. */
  customer: string;
  /** Whether the card is kept for later payments. */
  savePaymentMethod: boolean;
}

/**
 * The client secret of the checkout's one PaymentIntent, which is created at the first call.
 * Throws an ApiError `already-paid` once the money is taken or on its way.
 */
export async function ensurePaymentIntent(
  firestore: Firestore,
  stripe: Stripe,
  request: IntentRequest,
): Promise<string> {
  const { paymentIntentId } = request;
  const intent = paymentIntentId
    ? await stripe.paymentIntents.retrieve(paymentIntentId)
    : await create(firestore, stripe, request);
  if (intent.status === 'succeeded' || intent.status === 'processing') {
    throw new ApiError('already-paid');
  }
  if (intent.status === 'canceled') throw new ApiError('checkout-mismatch');
  const wanted = request.savePaymentMethod ? 'off_session' : null;
  const { client_secret } =
    intent.setup_future_usage === wanted
      ? intent
      : await stripe.paymentIntents.update(intent.id, { setup_future_usage: wanted ?? '' });
  if (client_secret === null) throw new Error(`PaymentIntent ${intent.id} has no client secret`);
  return client_secret;
}

/**
 * Everything sent follows from the checkout alone, and not from the 'save card' box of this one
 * request: Stripe refuses an idempotency key that comes again with other parameters, and two calls
 * at once, or a call after a crash, must end in the same PaymentIntent.
 */
async function create(
  firestore: Firestore,
  stripe: Stripe,
  { checkoutId, uid, pricing, customer }: IntentRequest,
): Promise<Stripe.PaymentIntent> {
  const intent = await stripe.paymentIntents.create(
    {
      amount: pricing.amount,
      currency: pricing.currency,
      customer,
      allowed_payment_method_types: ['card'],
      metadata: { checkoutId, uid },
    },
    { idempotencyKey: checkoutId },
  );
  await checkouts(firestore).doc(checkoutId).update({ paymentIntentId: intent.id });
  return intent;
}
