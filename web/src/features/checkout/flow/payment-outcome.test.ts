import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorOutcome, paymentOutcome } from './payment-outcome.ts';

const declined = { type: 'card_error', code: 'card_declined', message: 'Declined.' };

describe('paymentOutcome', () => {
  it.each(['succeeded', 'processing', 'canceled'])(
    'trusts the status %s over an error',
    (status) => {
      expect(paymentOutcome(status, null)).toBe(status);
      expect(paymentOutcome(status, { type: 'invalid_request_error' })).toBe(status);
    },
  );

  it('distinguishes a failed challenge from a closed one', () => {
    const failed = { code: 'payment_intent_authentication_failure', message: 'No.' };
    expect(paymentOutcome('requires_payment_method', failed)).toBe('not-authenticated');
    expect(paymentOutcome('requires_action', undefined)).toBe('not-finished');
  });

  it('is unknown if the response was lost', () => {
    expect(paymentOutcome(undefined, { type: 'api_connection_error' })).toBe('unknown');
    const failure = { type: 'api_error', message: 'Sorry, something went wrong.' };
    expect(paymentOutcome(undefined, failure)).toBe('unknown');
  });

  it('trusts the payment status if Stripe itself failed', () => {
    const failure = { type: 'api_error', message: 'Sorry.' };
    expect(paymentOutcome('requires_payment_method', failure)).toEqual({ declined: 'Sorry.' });
  });

  it('includes the reason for a decline if there is one', () => {
    expect(paymentOutcome('requires_payment_method', declined)).toEqual({ declined: 'Declined.' });
    expect(paymentOutcome('requires_payment_method', null)).toEqual({ declined: null });
  });
});

describe('errorOutcome', () => {
  const refusal = (code: string) => new ApiError(409, { code, error: 'No.' });

  it.each([
    ['already-paid', 'already-paid'],
    ['payment-processing', 'processing'],
    ['checkout-mismatch', 'replaced'],
    ['not-found', 'replaced'],
  ])('maps the error code %s to %s', (code, outcome) => {
    expect(errorOutcome(refusal(code))).toBe(outcome);
  });

  it('returns any other error unchanged', () => {
    const error = refusal('not-approved');
    expect(errorOutcome(error)).toEqual({ failed: error });
  });
});
