import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startForTest } from '../test-server.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  stripe = await startForTest({ latencyMs: 60 });
});
afterAll(() => stripe.close());

const purchase = { amount: 1_000, currency: 'usd', allowed_payment_method_types: ['card'] };

describe('a request with an idempotency key', () => {
  it('is executed once and replayed with the same response', async () => {
    const key = { idempotencyKey: 'order-1' };
    const first = await stripe.sdk.paymentIntents.create(purchase, key);
    await stripe.sdk.paymentIntents.update(first.id, { description: 'changed since' });
    const again = await stripe.sdk.paymentIntents.create(purchase, key);
    expect(again).toEqual(first);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
  });

  it('is rejected if its parameters have changed', async () => {
    const key = { idempotencyKey: 'order-2' };
    await stripe.sdk.paymentIntents.create(purchase, key);
    await expect(
      stripe.sdk.paymentIntents.create({ ...purchase, amount: 1_001 }, key),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('is rejected while another with the same key is running', async () => {
    const key = { idempotencyKey: 'order-3' };
    // The first request must still be running when the second arrives, even on a busy machine.
    const slow = await startForTest({ latencyMs: 1_000 });
    const both = await Promise.allSettled([
      slow.sdk.paymentIntents.create(purchase, key),
      slow.sdk.paymentIntents.create(purchase, key),
    ]);
    await slow.close();
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({
      reason: { statusCode: 409, code: 'idempotency_key_in_use' },
    });
  });

  it('replays a decline, but not a validation error', async () => {
    const declined = { ...purchase, confirm: true, payment_method: 'pm_card_visa_chargeDeclined' };
    const key = { idempotencyKey: 'order-4' };
    const pay = () => stripe.sdk.paymentIntents.create(declined, key).catch((error) => error);
    const [first, again] = [await pay(), await pay()];
    expect(again.payment_intent.id).toBe(first.payment_intent.id);
    expect(again.headers['idempotent-replayed']).toBe('true');

    const mended = { idempotencyKey: 'order-5' };
    await expect(
      stripe.sdk.paymentIntents.create(
        { amount: 1, currency: 'usd', allowed_payment_method_types: ['card'] },
        mended,
      ),
    ).rejects.toMatchObject({ code: 'amount_too_small' });
    expect((await stripe.sdk.paymentIntents.create(purchase, mended)).amount).toBe(1_000);
  });
});
