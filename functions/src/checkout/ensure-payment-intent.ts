import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type Stripe from 'stripe';
import { cancelCheckout, isUnexpectedState } from '../payments/cancel-payment-intent.ts';
import { foundState, intentState } from '../payments/payment-intent-state.ts';
import type { PaymentServices } from '../payments/services.ts';
import { checkouts } from '../platform/firestore/checkouts.ts';
import { isMissingAtStripe } from '../platform/stripe/is-missing.ts';
import { agreement } from './claim-checkout.ts';
import { createIntent, type NewIntent } from './create-intent.ts';
import { intentChanges } from './payment-intent-changes.ts';

interface IntentRequest extends NewIntent {
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
