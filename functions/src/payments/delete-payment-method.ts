import type { RemovePaymentMethodResponse } from '@dental-shop/domain/api/payment';
import type { RequestHandler } from 'express';
import Stripe from 'stripe';
import { authenticate } from '../entry/authenticate.ts';
import { ApiError } from '../entry/refusals.ts';
import type { Services } from '../entry/services.ts';
import { limitRequests } from './limit-requests.ts';
import { findStripeCustomer } from './stripe-customer.ts';

/** Stripe's ids; nothing that could name another address of its API. */
const paymentMethodId = /^[A-Za-z0-9_]{1,255}$/;

async function ownerOf(stripe: Stripe, id: string): Promise<string | null> {
  try {
    const { customer } = await stripe.paymentMethods.retrieve(id);
    return typeof customer === 'string' ? customer : (customer?.id ?? null);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) {
      return null;
    }
    throw error;
  }
}

/** Removes a saved card. Another customer's card is answered as one that does not exist. */
export function deletePaymentMethod({ auth, firestore, stripe }: Services): RequestHandler {
  return async (request, response) => {
    const { uid } = await authenticate(request, auth);
    await limitRequests(firestore, uid, 'saved-cards');
    const { id } = request.params;
    if (typeof id !== 'string' || !paymentMethodId.test(id)) throw new ApiError('not-found');
    const customer = await findStripeCustomer(firestore, uid);
    if (!customer || (await ownerOf(stripe(), id)) !== customer) throw new ApiError('not-found');
    await stripe().paymentMethods.detach(id);
    response.json({ success: true } satisfies RemovePaymentMethodResponse);
  };
}
