import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cancelPaymentIntent } from './cancel-payment-intent.ts';

const refusal = (code: string) =>
  new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    message: 'No',
    code,
  });

/** The payment intent changes status between the read and the cancellation. */
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
  'returns the current payment intent if Stripe rejects the cancellation with %s',
  async (code) => {
    expect((await cancelPaymentIntent(overtaken(refusal(code)), 'pi_1')).status).toBe('processing');
  },
);

it('rethrows any other error', async () => {
  await expect(cancelPaymentIntent(overtaken(refusal('rate_limit')), 'pi_1')).rejects.toThrow('No');
});

describe('cancelCheckout', () => {
  const checkout = { intentState: 'open', paymentIntentId: 'pi_1' };
  const reference = {
    get: () => Promise.resolve({ data: () => checkout, updateTime: Timestamp.now() }),
    update: vi.fn(() => Promise.resolve()),
  };
  const collection = () => ({ withConverter: () => ({ doc: () => reference }) });
  const firestore = { collection } as unknown as Firestore;

  const info = vi.fn();
  const warn = vi.fn();
  let cancelCheckout: typeof import('./cancel-payment-intent.ts').cancelCheckout;

  beforeAll(async () => {
    // Other tests in this process have already imported the module with the real logger.
    vi.resetModules();
    vi.doMock('firebase-functions/logger', () => ({ info, warn }));
    ({ cancelCheckout } = await import('./cancel-payment-intent.ts'));
  });
  afterAll(() => {
    vi.doUnmock('firebase-functions/logger');
    vi.resetModules();
  });

  it.each([
    ['canceled', 'canceled', 'Payment canceled'],
    ['succeeded', 'paid', 'Payment not canceled'],
    ['processing', 'open', 'Payment not canceled'],
  ])('logs the outcome for a payment intent that is %s', async (status, state, message) => {
    const retrieve = () => Promise.resolve({ status, latest_charge: null });
    const stripe = { paymentIntents: { retrieve } } as unknown as Stripe;
    expect(await cancelCheckout({ firestore, stripe }, 'c')).toBe(state);
    const facts = { checkoutId: 'c', paymentIntentId: 'pi_1', state, status };
    expect(info).toHaveBeenLastCalledWith(message, facts);
  });

  it('closes the checkout if Stripe does not know its payment intent', async () => {
    const retrieve = () => Promise.reject(refusal('resource_missing'));
    const stripe = { paymentIntents: { retrieve } } as unknown as Stripe;
    expect(await cancelCheckout({ firestore, stripe }, 'c')).toBe('canceled');
    expect(reference.update).toHaveBeenLastCalledWith({ intentState: 'canceled' });
    expect(warn).toHaveBeenCalledOnce();
  });
});
