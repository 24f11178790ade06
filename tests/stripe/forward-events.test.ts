import { startEndpoint, startForTest, testWebhookSecret } from 'local-stripe/test-server';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { waitFor } from '../shop/wait-for.ts';
import { EventForwarding } from './forward-events.ts';

it('forwards signed events in order and retries failed deliveries', async () => {
  const { sdk, close } = await startForTest();
  const typeOf = (body: string): string => JSON.parse(body).type;
  let rejected = 0;
  // The first delivery fails, as it would while the shop starts.
  const endpoint = await startEndpoint(({ body }) => {
    if (typeOf(body) !== 'payment_intent.succeeded' || rejected > 0) return 200;
    rejected += 1;
    return 503;
  });
  const logged: string[] = [];
  const forwarding = new EventForwarding({
    stripe: sdk,
    webhookUrl: endpoint.url,
    webhookSecret: testWebhookSecret,
    pauseMs: 20,
    log: (line) => logged.push(line),
  });
  try {
    await sdk.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    await waitFor('four deliveries', async () => endpoint.received.length === 4);
    expect(endpoint.received.map(({ body }) => typeOf(body))).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'payment_intent.succeeded',
    ]);
    for (const { body, signature } of endpoint.received) {
      expect(Stripe.webhooks.constructEvent(body, signature, testWebhookSecret).id).toMatch(
        /^evt_/,
      );
    }
    expect(logged).toEqual([expect.stringContaining('503 to payment_intent.succeeded evt_')]);
  } finally {
    await forwarding.stop();
    await endpoint.close();
    await close();
  }
});
