import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { cancelAtStripe } from './cancel-payment.ts';

const refusal = (code: string) =>
  new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    message: 'No',
    code,
  });

/** Stripe, where a payment gets another status between being read and being canceled. */
function overtaken(error: Error): Stripe {
  const statuses = ['requires_action', 'processing'];
  return {
    paymentIntents: {
      retrieve: () => Promise.resolve({ status: statuses.shift() }),
      cancel: () => Promise.reject(error),
    },
  } as unknown as Stripe;
}

it.each(['payment_intent_unexpected_state', 'payment_intent_invalid_cancellation_state'])(
  'says what a payment has become that can no longer be canceled: %s',
  async (code) => {
    expect((await cancelAtStripe(overtaken(refusal(code)), 'pi_1')).status).toBe('processing');
  },
);

it('hands on any other failure', async () => {
  await expect(cancelAtStripe(overtaken(refusal('rate_limit')), 'pi_1')).rejects.toThrow('No');
});
