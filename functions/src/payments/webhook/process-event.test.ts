import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { getPaymentIntentId } from './process-event.ts';

function event(type: string, object: object): Stripe.Event {
  // The parts of an event that are read; Stripe's own type has hundreds.
  return { id: 'evt_1', type, data: { object } } as unknown as Stripe.Event;
}

describe('getPaymentIntentId', () => {
  it.each(['succeeded', 'processing', 'payment_failed', 'canceled'])(
    'is what payment_intent.%s is about',
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
  ])('is named by %s, with or without its details', (type) => {
    expect(getPaymentIntentId(event(type, { id: 'x', payment_intent: 'pi_1' }))).toBe('pi_1');
    expect(getPaymentIntentId(event(type, { id: 'x', payment_intent: { id: 'pi_1' } }))).toBe(
      'pi_1',
    );
  });

  it.each(['payment_intent.created', 'charge.succeeded', 'product.created'])(
    'is not asked of %s',
    (type) => {
      expect(
        getPaymentIntentId(event(type, { id: 'pi_1', payment_intent: 'pi_1' })),
      ).toBeUndefined();
    },
  );

  it('is nothing for what was paid without one', () => {
    const about = event('charge.refunded', { id: 'ch_1', payment_intent: null });
    expect(getPaymentIntentId(about)).toBeUndefined();
  });
});
