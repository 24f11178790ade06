import Stripe from 'stripe';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type ReceivedWebhook,
  startEndpoint,
  startForTest,
  testWebhookSecret,
} from '../test-server.ts';
import type { FaultSettingsInput } from './fault-settings.ts';
import { fetchFaults, setFaults } from './faults-client.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(
  webhooks: FaultSettingsInput['webhooks'],
  answer: Parameters<typeof startEndpoint>[0] = () => 200,
) {
  const endpoint = await startEndpoint(answer);
  const stripe = await startForTest({ webhookUrl: endpoint.url, retryDelaysMs: [60_000] });
  closing.push(endpoint.close, stripe.close);
  await setFaults(stripe.url, { webhooks, retryDelaysMs: Array(9).fill(1) });
  const make = (email: string) => stripe.sdk.customers.create({ email });
  return { ...stripe, received: endpoint.received, make };
}

function nameIn({ body }: ReceivedWebhook): string {
  return /"email": "(\w+)@/.exec(body)?.[1] ?? '';
}

function verify({ body, signature }: ReceivedWebhook): Stripe.Event {
  return Stripe.webhooks.constructEvent(body, signature, testWebhookSecret);
}

describe('webhook faults', () => {
  it('drop: the first n events are never sent and count as undelivered', async () => {
    const { make, received, sdk } = await start([{ fault: 'drop', times: 2 }]);
    for (const email of ['a@x.org', 'b@x.org', 'c@x.org']) await make(email);
    await vi.waitFor(() => expect(received.map(nameIn)).toEqual(['c']));
    const lost = await sdk.events.list({ delivery_success: false });
    expect(lost.data).toHaveLength(2);
  });

  it('duplicate: an event is sent again after it was accepted', async () => {
    const { make, received, url } = await start([{ fault: 'duplicate', more: 2 }]);
    await make('a@x.org');
    await vi.waitFor(() => expect(received).toHaveLength(3));
    await vi.waitFor(async () => expect((await fetchFaults(url)).webhooksWaiting).toBe(0));
    expect(new Set(received.map((webhook) => verify(webhook).id)).size).toBe(1);
  });

  it('delay: later events arrive first', async () => {
    const { make, received } = await start([{ fault: 'delay', ms: 150, times: 1 }]);
    for (const email of ['a@x.org', 'b@x.org']) await make(email);
    await vi.waitFor(() => expect(received.map(nameIn)).toEqual(['b', 'a']));
  });

  it('reorder: an event waits until a later one has been sent', async () => {
    const { make, received } = await start([{ fault: 'reorder', ms: 60_000, times: 1 }]);
    for (const email of ['a@x.org', 'b@x.org']) await make(email);
    await vi.waitFor(() => expect(received.map(nameIn)).toEqual(['b', 'a']));
  });

  it('reorder: an event is sent after the timeout if no other follows', async () => {
    const { make, received } = await start([{ fault: 'reorder', ms: 20 }]);
    await make('a@x.org');
    await vi.waitFor(() => expect(received).toHaveLength(1));
  });

  it('concurrent: the same event arrives several times simultaneously', async () => {
    let open = 0;
    let most = 0;
    const all: (() => void)[] = [];
    const { make, received } = await start([{ fault: 'concurrent', requests: 3 }], async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise<void>((resolve) => {
        all.push(resolve);
        if (open === 3) for (const release of all) release();
      });
      return 200;
    });
    await make('a@x.org');
    await vi.waitFor(() => expect(received).toHaveLength(3));
    expect(most).toBe(3);
  });

  it.each([
    ['stale-timestamp', 'outside the tolerance'],
    ['wrong-secret', 'No signatures found'],
  ] as const)('%s: only the first attempt fails verification', async (fault, why) => {
    const { make, received } = await start([{ fault }], (webhook) => {
      try {
        verify(webhook);
        return 200;
      } catch {
        return 400;
      }
    });
    await make('a@x.org');
    await vi.waitFor(() => expect(received).toHaveLength(2));
    const [first = { body: '', signature: '' }] = received;
    expect(() => verify(first)).toThrow(why);
  });

  it('fail before: the first attempts never reach the endpoint', async () => {
    const { make, received, url } = await start([{ fault: 'fail', attempts: 3 }]);
    await make('a@x.org');
    await vi.waitFor(() => expect(received).toHaveLength(1));
    await vi.waitFor(async () => expect((await fetchFaults(url)).webhooksWaiting).toBe(0));
  });

  it('fail after: the endpoint processes the event and receives it again', async () => {
    const { make, received } = await start([{ fault: 'fail', attempts: 2, when: 'after' }]);
    await make('a@x.org');
    await vi.waitFor(() => expect(received).toHaveLength(3));
  });

  it('apply only to matching event types', async () => {
    const { make, received, sdk } = await start([{ fault: 'drop', type: 'customer.*' }]);
    await make('a@x.org');
    await sdk.paymentIntents.create({ amount: 500, currency: 'usd' });
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(verify(received[0] ?? { body: '', signature: '' }).type).toBe('payment_intent.created');
  });
});
