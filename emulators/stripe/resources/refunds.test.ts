import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startForTest } from '../test-server.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  stripe = await startForTest({ laterMs: 300 });
});
afterAll(() => stripe.close());

describe('refunds', () => {
  it('can be partial, up to the remaining amount', async () => {
    const { charges, events, paymentIntents, refunds } = stripe.sdk;
    const paid = await paymentIntents.create({
      amount: 1_000,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
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

  it('have a reason and metadata and are listed by payment', async () => {
    const { refunds } = stripe.sdk;
    const paid = await pay('pm_card_visa');
    const first = await refunds.create({
      payment_intent: paid.id,
      amount: 100,
      reason: 'requested_by_customer',
      metadata: { by: 'staff' },
    });
    expect(first).toMatchObject({ reason: 'requested_by_customer', metadata: { by: 'staff' } });
    const second = await refunds.create({ payment_intent: paid.id, amount: 200 });
    const listed = await refunds.list({ payment_intent: paid.id });
    expect(listed.data.map(({ id }) => id)).toEqual([second.id, first.id]);
    const changed = await refunds.update(first.id, { metadata: { note: 'sent' } });
    expect(changed.metadata).toEqual({ by: 'staff', note: 'sent' });
    expect(await eventTypes(first.id)).toEqual([
      'refund.created',
      'refund.updated',
      'charge.refund.updated',
    ]);
  });

  it('can fail after succeeding, which resets the refunded amount', async () => {
    const { charges, refunds } = stripe.sdk;
    const paid = await pay('pm_card_refundFail');
    const charge = String(paid.latest_charge);
    const refund = await refunds.create({ payment_intent: paid.id });
    expect(refund.status).toBe('succeeded');
    expect(await charges.retrieve(charge)).toMatchObject({ refunded: true });
    await vi.waitFor(
      async () =>
        expect(await refunds.retrieve(refund.id)).toMatchObject({
          status: 'failed',
          failure_reason: 'expired_or_canceled_card',
        }),
      { timeout: 4_000 },
    );
    expect(await charges.retrieve(charge)).toMatchObject({ amount_refunded: 0, refunded: false });
    expect(await eventTypes(refund.id)).toEqual([
      'refund.created',
      'refund.failed',
      'refund.updated',
      'charge.refund.updated',
    ]);
  });

  it('can start as pending', async () => {
    const { refunds } = stripe.sdk;
    const paid = await pay('pm_card_pendingRefund');
    const refund = await refunds.create({ payment_intent: paid.id, amount: 300 });
    expect(refund.status).toBe('pending');
    await vi.waitFor(
      async () => expect((await refunds.retrieve(refund.id)).status).toBe('succeeded'),
      { timeout: 4_000 },
    );
    expect(await eventTypes(refund.id)).toEqual([
      'refund.created',
      'refund.updated',
      'charge.refund.updated',
    ]);
  });
});

function pay(card: string): Promise<Stripe.PaymentIntent> {
  return stripe.sdk.paymentIntents.create({
    amount: 1_000,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    payment_method: card,
    confirm: true,
  });
}

async function eventTypes(refundId: string): Promise<string[]> {
  const { data } = await stripe.sdk.events.list({ limit: 100 });
  const own = data.filter(({ data: { object } }) => 'id' in object && object.id === refundId);
  return own.map(({ type }) => type).reverse();
}
