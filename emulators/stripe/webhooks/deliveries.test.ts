import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type ReceivedWebhook,
  startEndpoint,
  startForTest,
  testWebhookSecret,
} from '../test-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(...given: Parameters<typeof startForTest>) {
  const stripe = await startForTest(...given);
  closing.push(stripe.close);
  return stripe;
}

async function listen(...given: Parameters<typeof startEndpoint>) {
  const endpoint = await startEndpoint(...given);
  closing.push(endpoint.close);
  return endpoint;
}

const none: ReceivedWebhook = { body: '', signature: '' };

function eventOf({ body, signature }: ReceivedWebhook): Stripe.Event {
  return Stripe.webhooks.constructEvent(body, signature, testWebhookSecret);
}

describe('webhooks', () => {
  it('have a signature that the SDK accepts and a snapshot of the object', async () => {
    const endpoint = await listen(() => 200);
    const { sdk } = await start({ webhookUrl: endpoint.url });
    const { id } = await sdk.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
    });
    await sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await vi.waitFor(() => expect(endpoint.received).toHaveLength(3));
    const events = endpoint.received.map(eventOf);
    expect(events.find(({ type }) => type === 'payment_intent.created')?.data.object).toMatchObject(
      {
        id,
        status: 'requires_payment_method',
      },
    );
    expect(events.map(({ type }) => type).sort()).toEqual([
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
    await vi.waitFor(async () => {
      const { data } = await sdk.events.list({ delivery_success: true });
      expect(data).toHaveLength(3);
    });
  });

  it('are all delivered, at most eight at a time', async () => {
    const answers: ((status: number) => void)[] = [];
    let most = 0;
    const endpoint = await listen(
      () =>
        new Promise<number>((answer) => {
          answers.push(answer);
          most = Math.max(most, answers.length);
        }),
    );
    const { sdk } = await start({ webhookUrl: endpoint.url });
    await Promise.all(Array.from({ length: 20 }, () => sdk.customers.create({})));
    const patience = { timeout: 10_000 };
    await vi.waitFor(() => expect(answers).toHaveLength(8), patience);
    await vi.waitFor(() => {
      for (const answer of answers.splice(0)) answer(200);
      expect(endpoint.received).toHaveLength(20);
    }, patience);
    expect(most).toBe(8);
  });

  it('are retried until the endpoint accepts them', async () => {
    const endpoint = await listen((_received, count) => (count < 3 ? 500 : 204));
    const { sdk } = await start({ webhookUrl: endpoint.url, retryDelaysMs: [5, 10, 15] });
    await sdk.customers.create({});
    await vi.waitFor(() => expect(endpoint.received).toHaveLength(3));
    await vi.waitFor(async () => {
      expect((await sdk.events.list()).data[0]?.pending_webhooks).toBe(0);
    });
    expect(new Set(endpoint.received.map((received) => eventOf(received).id)).size).toBe(1);
  });

  it('get a new signature for each attempt', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const endpoint = await listen((_received, count) => {
      if (count > 1) return 200;
      vi.setSystemTime(Date.now() + 10 * 60 * 1000);
      return 500;
    });
    const { sdk } = await start({ webhookUrl: endpoint.url, retryDelaysMs: [1] });
    await sdk.customers.create({});
    await vi.waitFor(() => expect(endpoint.received).toHaveLength(2));
    const [first, second] = endpoint.received;
    expect(() => eventOf(first ?? none)).toThrow('outside the tolerance');
    expect(eventOf(second ?? none).type).toBe('customer.created');
  });

  it('wait for a slow response without blocking other events', async () => {
    const release: (() => void)[] = [];
    const endpoint = await listen(({ body }) => {
      if (!body.includes('slow@example.com')) return 200;
      return new Promise((resolve) => release.push(() => resolve(200)));
    });
    const { sdk } = await start({ webhookUrl: endpoint.url, retryDelaysMs: [1, 1, 1] });
    await sdk.customers.create({ email: 'slow@example.com' });
    await vi.waitFor(() => expect(release).toHaveLength(1));
    for (const email of ['a@example.com', 'b@example.com']) await sdk.customers.create({ email });
    await vi.waitFor(() => expect(endpoint.received).toHaveLength(3));
    expect(release).toHaveLength(1);
    release[0]?.();
    await vi.waitFor(async () => {
      expect((await sdk.events.list({ delivery_success: false })).data).toEqual([]);
    });
    expect(release).toHaveLength(1);
  });

  it('are abandoned after the last retry', async () => {
    const lines: string[] = [];
    const endpoint = await listen(() => 400);
    const log = (line: string) => lines.push(line);
    const { sdk } = await start({ webhookUrl: endpoint.url, retryDelaysMs: [1], log });
    await sdk.customers.create({});
    await vi.waitFor(() => expect(lines.join()).toMatch(/attempt 2 failed \(400\); abandoned/));
    expect(endpoint.received).toHaveLength(2);
  });

  it('survive a restart, as do payments and idempotency keys', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'local-stripe-'));
    const stateFile = join(folder, 'nested', 'books.json');
    const gone = await startEndpoint(() => 200);
    await gone.close();
    const before = await startForTest({ webhookUrl: gone.url, retryDelaysMs: [50], stateFile });
    const key = { idempotencyKey: 'kept' };
    const order = { amount: 500, currency: 'usd', allowed_payment_method_types: ['card'] };
    const intent = await before.sdk.paymentIntents.create(order, key);
    await before.close();

    const endpoint = await listen(() => 200, Number(new URL(gone.url).port));
    const after = await start({ webhookUrl: gone.url, retryDelaysMs: [50], stateFile });
    await vi.waitFor(() => expect(endpoint.received).toHaveLength(1));
    expect(eventOf(endpoint.received[0] ?? none)).toMatchObject({
      type: 'payment_intent.created',
      data: { object: { id: intent.id } },
    });
    expect((await after.sdk.paymentIntents.create(order, key)).id).toBe(intent.id);
    rmSync(folder, { recursive: true });
  });
});
