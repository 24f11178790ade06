import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { shopPayment } from './shop-payment.ts';

const checkoutId = 'a'.repeat(20);

function event(type: string, metadata: Record<string, string>): Stripe.Event {
  const object = { id: 'pi_1', object: 'payment_intent', metadata };
  // The parts of an event that are read; Stripe's own type has hundreds.
  return { id: 'evt_1', type, data: { object } } as unknown as Stripe.Event;
}

describe('shopPayment', () => {
  it.each(['succeeded', 'processing', 'payment_failed', 'canceled'])(
    'finds the payment of payment_intent.%s',
    (name) => {
      expect(shopPayment(event(`payment_intent.${name}`, { checkoutId, uid: 'u' }))).toEqual({
        paymentIntentId: 'pi_1',
        checkoutId,
        uid: 'u',
      });
    },
  );

  it.each(['payment_intent.created', 'charge.succeeded', 'product.created'])(
    'has no interest in %s',
    (type) => {
      expect(shopPayment(event(type, { checkoutId, uid: 'u' }))).toBeUndefined();
    },
  );

  it.each([
    ['no metadata', {}],
    ['no uid', { checkoutId }],
    ['no checkout', { uid: 'u' }],
    ['an id that names another path', { checkoutId: '../users/somebody-else', uid: 'u' }],
  ])('has no interest in a payment with %s', (_, metadata: Record<string, string>) => {
    expect(shopPayment(event('payment_intent.succeeded', metadata))).toBeUndefined();
  });
});
