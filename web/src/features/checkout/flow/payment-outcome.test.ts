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

  it('tells a failed challenge from one that was closed', () => {
    const failed = { code: 'payment_intent_authentication_failure', message: 'No.' };
    expect(paymentOutcome('requires_payment_method', failed)).toBe('not-authenticated');
    expect(paymentOutcome('requires_action', undefined)).toBe('not-finished');
  });

  it('does not claim a failure where the answer was lost', () => {
    expect(paymentOutcome(undefined, { type: 'api_connection_error' })).toBe('unknown');
    const failure = { type: 'api_error', message: 'Sorry, something went wrong.' };
    expect(paymentOutcome(undefined, failure)).toBe('unknown');
  });

  it('believes the status of the payment where Stripe itself has failed', () => {
    const failure = { type: 'api_error', message: 'Sorry.' };
    expect(paymentOutcome('requires_payment_method', failure)).toEqual({ declined: 'Sorry.' });
  });

  it('gives the reason of a failure where there is one', () => {
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
  ])('takes the refusal %s for %s', (code, outcome) => {
    expect(errorOutcome(refusal(code))).toBe(outcome);
  });

  it('keeps any other error', () => {
    const error = refusal('not-approved');
    expect(errorOutcome(error)).toEqual({ failed: error });
  });
});
