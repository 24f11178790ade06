import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { paymentOfEvent } from './process-event.ts';

const checkoutId = 'a'.repeat(20);
const metadata = { checkoutId, uid: 'u' };
const payment = { paymentIntentId: 'pi_1', checkoutId, uid: 'u' };

/** Knows one payment; the parts of Stripe that are asked. */
const stripe = {
  paymentIntents: {
    retrieve: (id: string) =>
      id === 'pi_1' ? Promise.resolve({ id, metadata }) : Promise.reject(new Error('No such')),
  },
} as unknown as Stripe;

function event(type: string, object: object): Stripe.Event {
  // The parts of an event that are read; Stripe's own type has hundreds.
  return { id: 'evt_1', type, data: { object } } as unknown as Stripe.Event;
}

describe('paymentOfEvent', () => {
  it.each(['succeeded', 'processing', 'payment_failed', 'canceled'])(
    'finds the payment of payment_intent.%s in the event',
    async (name) => {
      const about = event(`payment_intent.${name}`, { id: 'pi_1', metadata });
      expect(await paymentOfEvent(stripe, about)).toEqual(payment);
    },
  );

  it.each([
    'charge.refunded',
    'charge.refund.updated',
    'refund.created',
    'refund.updated',
    'refund.failed',
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.funds_reinstated',
  ])('asks Stripe for the payment of %s', async (type) => {
    const object = { id: 'x', payment_intent: 'pi_1', metadata: {} };
    expect(await paymentOfEvent(stripe, event(type, object))).toEqual(payment);
    await expect(
      paymentOfEvent(stripe, event(type, { ...object, payment_intent: 'pi_2' })),
    ).rejects.toThrow('No such');
  });

  it.each(['payment_intent.created', 'charge.succeeded', 'product.created'])(
    'has no interest in %s',
    async (type) => {
      const about = event(type, { id: 'pi_1', payment_intent: 'pi_1', metadata });
      expect(await paymentOfEvent(stripe, about)).toBeUndefined();
    },
  );

  it('has no interest in what was paid without a PaymentIntent', async () => {
    const about = event('charge.refunded', { id: 'ch_1', payment_intent: null, metadata: {} });
    expect(await paymentOfEvent(stripe, about)).toBeUndefined();
  });
});
