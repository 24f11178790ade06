import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type Stripe from 'stripe';
import {
  cancelCheckout,
  cancelPaymentIntent,
  isUnexpectedState,
} from '../payments/cancel-payment-intent.ts';
import { foundState, intentState } from '../payments/payment-intent-state.ts';
import type { PaymentServices } from '../payments/services.ts';
import { checkouts } from '../platform/firestore/checkouts.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';
import { createIdempotently } from '../platform/stripe/create-idempotently.ts';
import { isMissingAtStripe } from '../platform/stripe/is-missing.ts';
import { agreement, type ClaimedCheckout } from './claim-checkout.ts';
import { intentChanges, intentMetadata } from './payment-intent-changes.ts';

interface IntentRequest extends ClaimedCheckout {
  /** The order's, if it is paid. */
  number: string;
  /** Id of the account's Stripe customer. */
  customer: string;
  /** Whether the card is kept for later payments. */
  savePaymentMethod: boolean;
}

/**
 * The client secret of the checkout's one PaymentIntent, which is created at the first call and
 * brought to today's prices at each. Refuses with `already-paid` once the money is taken,
 * `payment-processing` while the bank decides, `checkout-mismatch` once it was canceled, or is
 * unknown to Stripe.
 */
export async function ensurePaymentIntent(
  services: PaymentServices,
  request: IntentRequest,
): Promise<string> {
  const { paymentIntentId } = request;
  const intent = paymentIntentId
    ? await retrieveKnown(services, paymentIntentId, request)
    : await createIntent(services, request);
  await refuseSettled(services, intent, request);
  await keepNewAgreement(services, request);
  const changes = intentChanges(intent, request);
  const { client_secret } = changes ? await update(services, intent.id, changes, request) : intent;
  if (client_secret === null) throw new Error(`PaymentIntent ${intent.id} has no client secret`);
  return client_secret;
}

/**
 * Creates the checkout's PaymentIntent, or finds the one that an earlier or simultaneous request
 * created. Where the checkout was canceled meanwhile, nobody has seen the new intent's client
 * secret yet: it is canceled, and `checkout-mismatch` sends the customer back to the cart.
 */
async function createIntent(
  services: PaymentServices,
  request: IntentRequest,
): Promise<Stripe.PaymentIntent> {
  const intent = await createAtStripe(services.stripe, request);
  if (await keepIntent(services, request.checkoutId, intent.id)) return intent;
  await cancelPaymentIntent(services.stripe, intent.id);
  throw new Refusal('checkout-mismatch');
}

/**
 * Everything sent follows from the checkout, and nothing from the 'save card' box of this one
 * request: Stripe refuses an idempotency key that comes again with other parameters, and two calls
 * at once, or a call after a crash, must end in the same PaymentIntent. The customer is in the key,
 * because another takes its place where Stripe has answered that it is gone.
 */
async function createAtStripe(
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
    // Parameters differ where prices changed after a call that crashed before it kept the id.
    find: async () => {
      const { data } = await stripe.paymentIntents.list({ customer, limit: 100 });
      return data.find(({ metadata }) => metadata.checkoutId === checkoutId);
    },
  });
}

/** False where the checkout is no longer open. */
async function keepIntent(
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

/** Refuses with `checkout-mismatch` if Stripe doesn't know the PaymentIntent. */
export async function retrieveKnown(
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
 * Only after Stripe has said that nothing is paid yet: an order keeps what its customer agreed to.
 */
async function keepNewAgreement(
  { firestore }: PaymentServices,
  { checkoutId, pricing, details, kept }: IntentRequest,
): Promise<void> {
  const agreed = agreement(pricing, details);
  if (isDeepStrictEqual(kept, agreed)) return;
  await checkouts(firestore)
    .doc(checkoutId)
    .update({ ...agreed });
}

async function update(
  services: PaymentServices,
  id: string,
  changes: Stripe.PaymentIntentUpdateParams,
  request: IntentRequest,
): Promise<Stripe.PaymentIntent> {
  const { paymentIntents } = services.stripe;
  try {
    const updated = await paymentIntents.update(id, changes);
    if (updated.status !== 'canceled') return updated;
    // Stripe takes metadata even for a canceled payment. The deletion of the account, which may have
    // canceled it in the meantime, has cleared the note already.
    await paymentIntents.update(id, { metadata: { deliveryNote: '' } });
    throw new Refusal('checkout-mismatch');
  } catch (error) {
    // Paid or canceled since it was read.
    if (isUnexpectedState(error)) {
      const settled = await paymentIntents.retrieve(id, { expand: ['latest_charge'] });
      await refuseSettled(services, settled, request);
    }
    throw error;
  }
}

/** Refuses if the PaymentIntent is paid, canceled or with the bank, and records that. */
export async function refuseSettled(
  { firestore }: PaymentServices,
  intent: Stripe.PaymentIntent,
  { checkoutId }: Pick<IntentRequest, 'checkoutId'>,
): Promise<void> {
  const state = intentState(intent);
  if (state !== 'open') await checkouts(firestore).doc(checkoutId).update(foundState(intent));
  if (state === 'paid') throw new Refusal('already-paid');
  if (intent.status === 'processing') throw new Refusal('payment-processing');
  if (state === 'canceled') throw new Refusal('checkout-mismatch');
}
