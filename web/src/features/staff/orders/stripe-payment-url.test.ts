import { expect, it } from 'vitest';
import { stripePaymentUrl } from './stripe-payment-url.ts';

it.each([
  ['pk_live_abc', undefined, 'https://dashboard.stripe.com/payments/pi_1'],
  ['pk_test_abc', undefined, 'https://dashboard.stripe.com/test/payments/pi_1'],
  [
    'pk_test_abc',
    'http://localhost:12111/endive/stripe.js',
    'http://localhost:12111/payments/pi_1',
  ],
])('opens the payment in the right mode (%s, %s)', (stripePublishableKey, stripeScriptUrl, url) => {
  expect(stripePaymentUrl('pi_1', { stripePublishableKey, stripeScriptUrl })).toBe(url);
});

it('escapes an ID from outside Stripe', () => {
  const live = { stripePublishableKey: 'pk_live_abc', stripeScriptUrl: undefined };
  expect(stripePaymentUrl('../x', live)).toBe('https://dashboard.stripe.com/payments/..%2Fx');
});
