import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type Stripe from 'stripe';
import { cancelPaymentIntent } from '../payments/cancel-payment-intent.ts';
import type { PaymentServices } from '../payments/services.ts';
import { checkouts } from '../platform/firestore/checkouts.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';
import { createIdempotently } from '../platform/stripe/create-idempotently.ts';
import type { ClaimedCheckout } from './claim-checkout.ts';
import { intentMetadata } from './payment-intent-changes.ts';

export interface NewIntent extends ClaimedCheckout {
  /** The order's, if it is paid. */
  number: string;
  /** Id of the account's Stripe customer. */
  customer: string;
}

/**
 * Creates the checkout's PaymentIntent, or finds the one that an earlier or simultaneous request
 * created. Where the checkout was canceled meanwhile, nobody has seen the new intent's client
 * secret yet: it is canceled, and `checkout-mismatch` sends the customer back to the cart.
 */
export async function createIntent(
  services: PaymentServices,
  request: NewIntent,
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
async function createAtStripe(stripe: Stripe, request: NewIntent): Promise<Stripe.PaymentIntent> {
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
