import {
  type CreatePaymentIntentResponse,
  createPaymentIntentRequest,
} from '@dental-shop/domain/api/payment';
import type { RequestHandler } from 'express';
import { info } from 'firebase-functions/logger';
import { claimCheckout } from '../../payments/claim-checkout.ts';
import { ensurePaymentIntent } from '../../payments/ensure-payment-intent.ts';
import { openCheckout } from '../../payments/open-checkout.ts';
import { priceCheckout } from '../../payments/price-checkout.ts';
import type { Services } from '../../services.ts';
import { ensureStripeCustomer } from '../../stripe/customer.ts';
import { authenticate } from '../authenticate.ts';
import { ApiError } from '../errors.ts';
import { readBody } from '../read-body.ts';
import { isSameEmail } from '../same-email.ts';
import { requireApproved } from './require-approved.ts';

/**
 * Asks Stripe to take the money for a checkout, and gives the browser the client secret to confirm
 * it with. May be called again for the same checkout: there is one PaymentIntent for it.
 */
export function createPaymentIntent({ auth, firestore, stripe }: Services): RequestHandler {
  return async (request, response) => {
    const token = await authenticate(request, auth);
    const { uid } = token;
    const user = await requireApproved(firestore, token);
    const { email, customerData, savePaymentMethod } = readBody(
      request,
      createPaymentIntentRequest,
    );
    if (!isSameEmail(email, token.email)) throw new ApiError('not-your-account', 'email');
    const items = customerData.selectedItems;
    const pricing = priceCheckout(items, user.address);
    const checkoutId = customerData.checkoutId ?? (await openCheckout(firestore, { uid, items }));
    const checkout = await claimCheckout(firestore, { checkoutId, uid, items, pricing });
    const customer = await ensureStripeCustomer(firestore, stripe(), uid, user);
    const clientSecret = await ensurePaymentIntent(firestore, stripe(), {
      ...checkout,
      customer,
      savePaymentMethod: savePaymentMethod ?? false,
    });
    info('A payment was asked for', { checkoutId, uid, amount: checkout.pricing.amount });
    response.json({ clientSecret } satisfies CreatePaymentIntentResponse);
  };
}
