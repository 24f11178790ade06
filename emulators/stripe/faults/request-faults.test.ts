import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startForTest } from '../test-server.ts';
import { clearFaults, fetchFaults, setFaults } from './faults-client.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  stripe = await startForTest();
});
afterEach(() => clearFaults(stripe.url));
afterAll(() => stripe.close());

const purchase = { amount: 1_000, currency: 'usd', allowed_payment_method_types: ['card'] };
const creation = { method: 'POST', path: '/v1/payment_intents', times: 1 } as const;

async function intentsMade(run: () => Promise<unknown>): Promise<number> {
  const made = async () => (await stripe.sdk.paymentIntents.list({ limit: 100 })).data.length;
  const before = await made();
  await run();
  return (await made()) - before;
}

describe('a fault before the effect', () => {
  it.each([
    ['error', { statusCode: 500, type: 'StripeAPIError' }],
    ['rate-limit', { statusCode: 429, type: 'StripeRateLimitError', code: 'rate_limit' }],
    ['cut', { type: 'StripeConnectionError' }],
  ] as const)('%s: the request has no effect, and its key can be reused', async (fault, error) => {
    // The SDK always retries once after a dropped connection, regardless of its retry setting.
    const times = fault === 'cut' ? 2 : 1;
    await setFaults(stripe.url, { requests: [{ ...creation, fault, times }] });
    const key = { idempotencyKey: `before-${fault}` };
    const made = await intentsMade(async () => {
      await expect(stripe.sdk.paymentIntents.create(purchase, key)).rejects.toMatchObject(error);
      await stripe.sdk.paymentIntents.create(purchase, key);
    });
    expect(made).toBe(1);
  });
});

describe('a fault after the effect', () => {
  it('error: the request takes effect, but a retry gets the same 500', async () => {
    await setFaults(stripe.url, {
      requests: [{ ...creation, fault: 'error', when: 'after' }],
    });
    const create = () =>
      stripe.sdk.paymentIntents.create(purchase, { idempotencyKey: 'after-error' });
    const made = await intentsMade(async () => {
      await expect(create()).rejects.toMatchObject({ statusCode: 500 });
      await expect(create()).rejects.toMatchObject({
        statusCode: 500,
        headers: { 'idempotent-replayed': 'true' },
      });
    });
    expect(made).toBe(1);
  });

  it('rate-limit: the request takes effect, and a retry gets the response', async () => {
    const fault = { ...creation, fault: 'rate-limit', when: 'after' } as const;
    await setFaults(stripe.url, { requests: [fault] });
    const key = { idempotencyKey: 'after-rate-limit' };
    const made = await intentsMade(async () => {
      const create = () => stripe.sdk.paymentIntents.create(purchase, key);
      await expect(create()).rejects.toMatchObject({ statusCode: 429 });
      expect((await create()).lastResponse.headers['idempotent-replayed']).toBe('true');
    });
    expect(made).toBe(1);
  });

  it("cut: the request takes effect, and the SDK's retry gets the response", async () => {
    await setFaults(stripe.url, { requests: [{ ...creation, fault: 'cut', when: 'after' }] });
    const made = await intentsMade(async () => {
      const { lastResponse } = await stripe.sdk.paymentIntents.create(purchase);
      expect(lastResponse.headers['idempotent-replayed']).toBe('true');
    });
    expect(made).toBe(1);
  });

  it("doesn't apply to a request that fails validation", async () => {
    await setFaults(stripe.url, { requests: [{ ...creation, fault: 'cut', when: 'after' }] });
    const wrong = stripe.sdk.paymentIntents.create({ ...purchase, amount: 1 });
    await expect(wrong).rejects.toMatchObject({ code: 'amount_too_small' });
    expect((await fetchFaults(stripe.url)).requests[0]?.applied).toBe(0);
  });
});

it('a slow request locks its idempotency key', async () => {
  const slow = { ...creation, fault: 'slow', ms: 80 } as const;
  for (const when of ['before', 'after'] as const) {
    await setFaults(stripe.url, { requests: [{ ...slow, when }] });
    const key = { idempotencyKey: `slow-${when}` };
    const began = Date.now();
    const both = await Promise.allSettled([
      stripe.sdk.paymentIntents.create(purchase, key),
      stripe.sdk.paymentIntents.create(purchase, key),
    ]);
    expect(Date.now() - began).toBeGreaterThanOrEqual(75);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'idempotency_key_in_use' },
    });
  }
});

it.each(['before', 'after'] as const)(
  'a request held %s taking effect resumes once faults are cleared',
  async (when) => {
    await setFaults(stripe.url, { requests: [{ ...creation, fault: 'hold', when }] });
    const key = { idempotencyKey: `hold-${when}` };
    let isAnswered = false;
    const creating = stripe.sdk.paymentIntents.create(purchase, key).then(() => {
      isAnswered = true;
    });
    await vi.waitFor(async () =>
      expect((await fetchFaults(stripe.url)).requests[0]?.applied).toBe(1),
    );
    await expect(stripe.sdk.paymentIntents.create(purchase, key)).rejects.toMatchObject({
      code: 'idempotency_key_in_use',
    });
    expect(isAnswered).toBe(false);
    await clearFaults(stripe.url);
    await creating;
  },
);

it('rules match requests by method and path', async () => {
  const path = '/v1/payment_intents/*/confirm';
  await setFaults(stripe.url, { requests: [{ fault: 'error', method: 'POST', path }] });
  const { id } = await stripe.sdk.paymentIntents.create(purchase);
  await stripe.sdk.paymentIntents.retrieve(id);
  await expect(stripe.sdk.paymentIntents.confirm(id)).rejects.toMatchObject({ statusCode: 500 });
  expect((await stripe.sdk.paymentIntents.retrieve(id)).status).toBe('requires_payment_method');
});

it('the seed determines which requests fail', async () => {
  const outcomesFor = async (seed: number): Promise<string> => {
    const path = '/v1/customers';
    await setFaults(stripe.url, {
      seed,
      requests: [{ fault: 'error', method: 'GET', path, probability: 0.4 }],
    });
    let pattern = '';
    for (let count = 0; count < 24; count += 1) {
      pattern += await stripe.sdk.customers.list().then(
        () => '.',
        () => 'x',
      );
    }
    return pattern;
  };
  const first = await outcomesFor(7);
  expect(await outcomesFor(7)).toBe(first);
  expect(await outcomesFor(8)).not.toBe(first);
  expect(first).toMatch(/x/);
  expect(first).toMatch(/\./);
});

describe('/_faults', () => {
  it('lists active faults with their counts until they are cleared', async () => {
    await setFaults(stripe.url, { seed: 3, requests: [{ fault: 'error', times: 2 }] });
    await expect(stripe.sdk.customers.list()).rejects.toThrow();
    expect(await fetchFaults(stripe.url)).toEqual({
      seed: 3,
      webhooks: [],
      webhooksWaiting: 0,
      requests: [
        { fault: 'error', path: '/v1/*', probability: 1, applied: 1, times: 2, when: 'before' },
      ],
    });
    await clearFaults(stripe.url);
    await stripe.sdk.customers.list();
    expect((await fetchFaults(stripe.url)).requests).toEqual([]);
  });

  it('rejects unknown faults and content types', async () => {
    const misspelt: object = { requests: [{ fault: 'eror' }] };
    await expect(setFaults(stripe.url, misspelt)).rejects.toThrow(/requests\[0\]\.fault/);
    const form = await fetch(`${stripe.url}/_faults`, { method: 'POST', body: 'seed=1' });
    expect(form.status).toBe(400);
  });
});
