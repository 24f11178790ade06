import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type Stripe from 'stripe';
import {
  cancelCheckout,
  cancelPaymentIntent,
  isUnexpectedState,
} from '../payments/cancel-payment-intent.ts';
import { intentState, stateChanges } from '../payments/payment-intent-state.ts';
import type { PaymentServices } from '../payments/services.ts';
import { checkouts } from '../platform/firestore/checkouts.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';
import { isMissingAtStripe } from '../platform/stripe/client.ts';
import { createIdempotently } from '../platform/stripe/retry-with-new-idempotency-key.ts';
import { agreedTerms, type ClaimedCheckout } from './claim-checkout.ts';
import { intentChanges, intentMetadata } from './payment-intent-changes.ts';

interface IntentRequest extends ClaimedCheckout {
  number: string;
  customer: string;
  savePaymentMethod: boolean;
}

export async function ensurePaymentIntent(
  services: PaymentServices,
  request: IntentRequest,
): Promise<string> {
  const { paymentIntentId } = request;
  const intent = paymentIntentId
    ? await retrieveIntent(services, paymentIntentId, request)
    : await createIntent(services, request);
  await rejectSettled(services, intent, request);
  await saveTerms(services, request);
  const changes = intentChanges(intent, request);
  const { client_secret } = changes
    ? await updateIntent(services, intent.id, changes, request)
    : intent;
  if (client_secret === null) throw new Error(`PaymentIntent ${intent.id} has no client secret`);
  return client_secret;
}

/** If the checkout was canceled in the meantime, also cancels the new payment intent. */
async function createIntent(
  services: PaymentServices,
  request: IntentRequest,
): Promise<Stripe.PaymentIntent> {
  const intent = await createStripeIntent(services.stripe, request);
  if (await saveIntentId(services, request.checkoutId, intent.id)) return intent;
  await cancelPaymentIntent(services.stripe, intent.id);
  throw new Refusal('checkout-mismatch');
}

/**
 * Takes all parameters from the checkout, because Stripe rejects an idempotency key if the
 * parameters change. The key includes the customer's ID, because customers deleted in Stripe's
 * dashboard are replaced.
 */
async function createStripeIntent(
  stripe: Stripe,
  request: IntentRequest,
): Promise<Stripe.PaymentIntent> {
  const { checkoutId, pricing, customer } = request;
  return createIdempotently({
    key: `checkout:${checkoutId}:${customer}`,
    create: (idempotencyKey) =>
      stripe.paymentIntents.create(
        {
          amount: pricing.amount,
          currency: pricing.currency,
          customer,
          allowed_payment_method_types: ['card'],
          metadata: intentMetadata(request),
        },
        { idempotencyKey },
      ),
    // If an earlier call crashed before storing the ID and prices have changed since, Stripe
    // rejects the key, but the payment intent exists.
    find: async () => {
      const { data } = await stripe.paymentIntents.list({ customer, limit: 100 });
      return data.find(({ metadata }) => metadata.checkoutId === checkoutId);
    },
  });
}

async function saveIntentId(
  { firestore }: PaymentServices,
  checkoutId: string,
  paymentIntentId: string,
): Promise<boolean> {
  const reference = checkouts(firestore).doc(checkoutId);
  const seen = await compareAndSet(reference, (snapshot) => {
    const checkout = snapshot.data();
    if (checkout?.intentState !== 'open') return undefined;
    return checkout.paymentIntentId === paymentIntentId ? undefined : { paymentIntentId };
  });
  return seen.data()?.intentState === 'open';
}

export async function retrieveIntent(
  services: PaymentServices,
  id: string,
  { checkoutId }: Pick<IntentRequest, 'checkoutId'>,
): Promise<Stripe.PaymentIntent> {
  try {
    return await services.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
    await cancelCheckout(services, checkoutId);
    throw new Refusal('checkout-mismatch');
  }
}

/**
 * Only call this while the payment is open, because an order keeps the terms that the customer
 * agreed to.
 */
async function saveTerms(
  { firestore }: PaymentServices,
  { checkoutId, pricing, details, storedTerms }: IntentRequest,
): Promise<void> {
  const terms = agreedTerms(pricing, details);
  if (isDeepStrictEqual(storedTerms, terms)) return;
  await checkouts(firestore)
    .doc(checkoutId)
    .update({ ...terms });
}

async function updateIntent(
  services: PaymentServices,
  id: string,
  changes: Stripe.PaymentIntentUpdateParams,
  request: IntentRequest,
): Promise<Stripe.PaymentIntent> {
  const { paymentIntents } = services.stripe;
  try {
    const updated = await paymentIntents.update(id, changes);
    if (updated.status !== 'canceled') return updated;
    // If an account deletion has just canceled this payment and cleared its delivery note, the
    // update above restored the note.
    await paymentIntents.update(id, { metadata: { deliveryNote: '' } });
    throw new Refusal('checkout-mismatch');
  } catch (error) {
    if (isUnexpectedState(error)) {
      const settled = await paymentIntents.retrieve(id, { expand: ['latest_charge'] });
      await rejectSettled(services, settled, request);
    }
    throw error;
  }
}

export async function rejectSettled(
  { firestore }: PaymentServices,
  intent: Stripe.PaymentIntent,
  { checkoutId }: Pick<IntentRequest, 'checkoutId'>,
): Promise<void> {
  const state = intentState(intent);
  if (state !== 'open') await checkouts(firestore).doc(checkoutId).update(stateChanges(intent));
  if (state === 'paid') throw new Refusal('already-paid');
  if (intent.status === 'processing') throw new Refusal('payment-processing');
  if (state === 'canceled') throw new Refusal('checkout-mismatch');
}
