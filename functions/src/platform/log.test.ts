import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { describeError } from './log.ts';

describe('describeError', () => {
  it('keeps what tells of the fault', () => {
    const cause = new Error('the cause');
    const error = Object.assign(new Error('refused', { cause }), { code: 'auth/internal-error' });
    expect(describeError(error)).toMatchObject({
      name: 'Error',
      message: 'refused',
      code: 'auth/internal-error',
      cause: { message: 'the cause' },
    });
  });

  it('keeps nothing of the request and its headers', () => {
    const error = new Stripe.errors.StripeAPIError({
      message: 'broken',
      type: 'api_error',
      headers: { authorization: 'Bearer sk_live_x' },
    });
    expect(JSON.stringify(describeError(error))).not.toContain('sk_live_x');
  });

  it('takes what is no error', () => {
    expect(describeError('text')).toEqual({ message: 'text' });
  });
});
