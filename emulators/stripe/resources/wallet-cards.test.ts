import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAsBrowser, startForTest } from '../test-server.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  stripe = await startForTest();
});
afterAll(() => stripe.close());

it.each(['link', 'apple_pay', 'google_pay'])(
  'saves the card from a %s payment with its wallet type',
  async (type) => {
    const customer = await stripe.sdk.customers.create({ email: 'ada@example.com' });
    const { id, client_secret } = await stripe.sdk.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      customer: customer.id,
      setup_future_usage: 'off_session',
      allowed_payment_method_types: ['card'],
    });
    const { status } = await callAsBrowser(stripe.url, 'POST', `payment_intents/${id}/confirm`, {
      client_secret: client_secret ?? '',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][token]': `tok_${type}`,
    });
    expect(status).toBe(200);
    const { data } = await stripe.sdk.paymentMethods.list({ customer: customer.id, type: 'card' });
    expect(data.map(({ card }) => [card?.last4, card?.wallet?.type])).toEqual([['4242', type]]);
  },
);
