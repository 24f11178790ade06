import { describe, expect, it } from 'vitest';
import { returnedClientSecret, returnedPayment } from './returned-payment.ts';

describe('returnedClientSecret', () => {
  it('reads the secret from the address Stripe returns to', () => {
    const search =
      '?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded';
    expect(returnedClientSecret(search)).toBe('pi_1_secret_2');
  });

  it('finds none in an ordinary visit', () => {
    expect(returnedClientSecret('')).toBeNull();
  });
});

describe('returnedPayment', () => {
  it('trusts the payment, not the address', () => {
    expect(returnedPayment({ status: 'succeeded', last_payment_error: null })).toBe('succeeded');
    expect(returnedPayment({ status: 'processing', last_payment_error: null })).toBe('processing');
  });

  it('gives the reason of a failure where there is one', () => {
    expect(
      returnedPayment({
        status: 'requires_payment_method',
        last_payment_error: { type: 'card_error', message: 'Declined.' },
      }),
    ).toEqual({ failure: 'Declined.' });
    expect(
      returnedPayment({ status: 'requires_payment_method', last_payment_error: null }),
    ).toEqual({ failure: null });
  });
});
