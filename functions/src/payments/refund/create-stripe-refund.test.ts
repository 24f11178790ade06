import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { stripeRefusal } from './create-stripe-refund.ts';

const { StripeInvalidRequestError, StripeConnectionError, StripeAPIError } = Stripe.errors;

const invalid = (raw: object) =>
  new StripeInvalidRequestError({ type: 'invalid_request_error', message: 'No', ...raw });

describe('stripeRefusal', () => {
  it.each([
    [{ code: 'charge_already_refunded' }, 'already-refunded', {}],
    [{ code: 'charge_disputed' }, 'order-disputed', {}],
    [{ param: 'amount' }, 'refund-too-large', { field: 'amount' }],
    [{ code: 'something_new' }, 'refund-refused', {}],
  ])('maps %j to %s', (raw, code, details) => {
    expect(stripeRefusal(invalid(raw))).toMatchObject({ code, details });
  });

  it('returns undefined if the refund may exist despite the error', () => {
    for (const error of [
      new StripeConnectionError({ type: 'api_error', message: 'Cut' }),
      new StripeAPIError({ type: 'api_error', message: 'Broken' }),
      new Error('Firestore'),
    ]) {
      expect(stripeRefusal(error)).toBeUndefined();
    }
  });
});
