import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startForTest } from '../test-server.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  stripe = await startForTest();
});
afterAll(() => stripe.close());

describe('refunds', () => {
  it('give back a part, then the rest, and no more', async () => {
    const { charges, events, paymentIntents, refunds } = stripe.sdk;
    const paid = await paymentIntents.create({
      amount: 1_000,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    const part = await refunds.create({ payment_intent: paid.id, amount: 400 });
    expect(part).toMatchObject({ amount: 400, status: 'succeeded', charge: paid.latest_charge });
    await expect(refunds.create({ payment_intent: paid.id, amount: 601 })).rejects.toThrow(
      'Refund amount ($6.01) is greater than unrefunded amount on charge ($6.00)',
    );
    const rest = await refunds.create({ payment_intent: paid.id });
    expect(rest.amount).toBe(600);
    expect(await charges.retrieve(String(paid.latest_charge))).toMatchObject({
      amount_refunded: 1_000,
      refunded: true,
    });
    await expect(refunds.create({ payment_intent: paid.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const told = await events.list({ type: 'charge.refunded' });
    expect(told.data.map(({ data }) => data.object)).toMatchObject([
      { amount_refunded: 1_000, refunded: true },
      { amount_refunded: 400, refunded: false },
    ]);
  });
});
