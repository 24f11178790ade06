import {
  type CreatePaymentIntentResponse,
  createPaymentIntentRequest,
} from '@dental-shop/domain/api/payment';
import type { RequestHandler } from 'express';
import { info } from 'firebase-functions/logger';
import { isSameEmail } from '../accounts/own-email.ts';
import { requireApproved } from '../accounts/require-approved.ts';
import { authenticate } from '../entry/authenticate.ts';
import { readBody } from '../entry/read-body.ts';
import { ApiError } from '../entry/refusals.ts';
import type { Services } from '../entry/services.ts';
import { limitRequests } from '../payments/limit-requests.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { ensureStripeCustomer } from '../payments/stripe-customer.ts';
import { cancelIntentsOfUnapproved, isApproved } from './cancel-open-intents.ts';
import { cancelSupersededIntents } from './cancel-superseded-intents.ts';
import { claimCheckout } from './claim-checkout.ts';
import { ensurePaymentIntent } from './ensure-payment-intent.ts';
import { openCheckout } from './open-checkout.ts';
import { priceCheckout } from './price-checkout.ts';

/**
 * Asks Stripe to take the money for a checkout, and gives the browser the client secret to confirm
 * it with. May be called again for the same checkout: there is one PaymentIntent for it.
 */
export function createPaymentIntent({ auth, firestore, stripe }: Services): RequestHandler {
  return async (request, response) => {
    const token = await authenticate(request, auth);
    const { uid } = token;
    const user = await requireApproved(firestore, token);
    await limitRequests(firestore, uid, 'payment-intents');
    const { email, customerData, savePaymentMethod } = readBody(
      request,
      createPaymentIntentRequest,
    );
    if (!isSameEmail(email, token.email)) throw new ApiError('not-your-account', 'email');
    const items = customerData.selectedItems;
    const pricing = priceCheckout(items, user.address);
    const checkoutId = customerData.checkoutId ?? (await openCheckout(firestore, { uid, items }));
    const services = { firestore, stripe: stripe() };
    const checkout = await claimCheckout(firestore, { checkoutId, uid, items, pricing });
    await refuseWithdrawn(services, uid);
    await cancelSupersededIntents(services, checkout);
    const clientSecret = await ensurePaymentIntent(services, {
      ...checkout,
      customer: await ensureStripeCustomer(services, uid, user),
      savePaymentMethod: savePaymentMethod ?? false,
    });
    const { amount, currency } = pricing;
    info('A payment was asked for', { checkoutId, uid, amount });
    response.json({
      clientSecret,
      checkoutId,
      items: pricing.items,
      amount,
      currency,
    } satisfies CreatePaymentIntentResponse);
  };
}

/**
 * Asks again after the checkout counts as open: an approval that was withdrawn before is seen here,
 * and a later withdrawal finds the checkout and calls it off.
 */
async function refuseWithdrawn(services: PaymentServices, uid: string): Promise<void> {
  if (await isApproved(services.firestore, uid)) return;
  await cancelIntentsOfUnapproved(services, uid);
  throw new ApiError('not-approved');
}
