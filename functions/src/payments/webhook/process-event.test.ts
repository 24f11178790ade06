import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { getPaymentIntentId } from './process-event.ts';

function event(type: string, object: object): Stripe.Event {
  return { id: 'evt_1', type, data: { object } } as unknown as Stripe.Event;
}

describe('getPaymentIntentId', () => {
  it.each(['succeeded', 'processing', 'payment_failed', 'canceled'])(
    "returns the object's ID for payment_intent.%s",
    (name) => {
      expect(getPaymentIntentId(event(`payment_intent.${name}`, { id: 'pi_1' }))).toBe('pi_1');
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
  ])('returns the payment intent of %s, expanded or not', (type) => {
    expect(getPaymentIntentId(event(type, { id: 'x', payment_intent: 'pi_1' }))).toBe('pi_1');
    expect(getPaymentIntentId(event(type, { id: 'x', payment_intent: { id: 'pi_1' } }))).toBe(
      'pi_1',
    );
  });

  it.each(['payment_intent.created', 'charge.succeeded', 'product.created'])(
    'returns undefined for %s',
    (type) => {
      expect(
        getPaymentIntentId(event(type, { id: 'pi_1', payment_intent: 'pi_1' })),
      ).toBeUndefined();
    },
  );

  it('returns undefined for a charge without a payment intent', () => {
    const about = event('charge.refunded', { id: 'ch_1', payment_intent: null });
    expect(getPaymentIntentId(about)).toBeUndefined();
  });
});
