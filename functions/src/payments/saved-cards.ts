import type { SavedPaymentMethodsResponse } from '@dental-shop/domain/api/payment';
import type { RequestHandler } from 'express';
import { authenticate } from '../entry/authenticate.ts';
import type { Services } from '../entry/services.ts';
import { limitRequests } from './limit-requests.ts';
import { findStripeCustomer } from './stripe-customer.ts';

export function listSavedPaymentMethods({ auth, firestore, stripe }: Services): RequestHandler {
  return async (request, response) => {
    const { uid } = await authenticate(request, auth);
    await limitRequests(firestore, uid, 'saved-cards');
    const customer = await findStripeCustomer(firestore, uid);
    // Stripe lists the newest first.
    const methods = customer
      ? (await stripe().paymentMethods.list({ customer, type: 'card', limit: 100 })).data
      : [];
    const data = methods.flatMap(({ id, card }) =>
      card
        ? {
            id,
            brand: card.brand,
            last4: card.last4,
            expMonth: card.exp_month,
            expYear: card.exp_year,
          }
        : [],
    );
    response.json({ data } satisfies SavedPaymentMethodsResponse);
  };
}
