import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startForTest } from '../test-server.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  stripe = await startForTest({ laterMs: 5 });
});
afterAll(() => stripe.close());

async function disputed(card: string): Promise<Stripe.Dispute> {
  const { paymentIntents, disputes } = stripe.sdk;
  const payment = {
    amount: 4_200,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    payment_method: card,
    confirm: true,
  };
  const { id } = await paymentIntents.create(payment);
  return vi.waitFor(async () => {
    const [dispute] = (await disputes.list({ payment_intent: id })).data;
    if (dispute === undefined) throw new Error('not yet disputed');
    return dispute;
  });
}

async function eventTypes({ id }: Stripe.Dispute): Promise<string[]> {
  const { data } = await stripe.sdk.events.list({ type: 'charge.dispute.*', limit: 100 });
  const own = data.filter(({ data: { object } }) => 'id' in object && object.id === id);
  return own.map(({ type }) => type.replace('charge.dispute.', '')).reverse();
}

const submit = (id: string, text: string) =>
  stripe.sdk.disputes.update(id, { evidence: { uncategorized_text: text } });

describe('disputes', () => {
  it.each([
    ['pm_card_createDispute', 'fraudulent', 'needs_response', ['created', 'funds_withdrawn']],
    [
      'pm_card_createDisputeProductNotReceived',
      'product_not_received',
      'needs_response',
      ['created', 'funds_withdrawn'],
    ],
    ['pm_card_createDisputeInquiry', 'fraudulent', 'warning_needs_response', ['created']],
  ])('%s opens a dispute: %s, %s', async (card, reason, status, types) => {
    const dispute = await disputed(card);
    expect(dispute).toMatchObject({ object: 'dispute', amount: 4_200, reason, status });
    expect(await eventTypes(dispute)).toEqual(types);
    const { disputes, charges } = stripe.sdk;
    const found = await disputes.retrieve(dispute.id, { expand: ['charge', 'payment_intent'] });
    expect(found).toMatchObject({
      charge: { id: dispute.charge, disputed: true },
      payment_intent: { latest_charge: dispute.charge },
    });
    const charge = String(dispute.charge);
    expect((await charges.retrieve(charge)).disputed).toBe(true);
    expect((await disputes.list({ charge })).data).toEqual([dispute]);
  });

  it('allow a refund once they are won', async () => {
    const dispute = await disputed('pm_card_createDispute');
    const refund = () => stripe.sdk.refunds.create({ charge: String(dispute.charge) });
    await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' });
    expect(await submit(dispute.id, 'winning_evidence')).toMatchObject({ status: 'won' });
    expect((await eventTypes(dispute)).slice(2)).toEqual(['updated', 'closed', 'funds_reinstated']);
    expect((await refund()).status).toBe('succeeded');
  });

  it.each([
    ['losing evidence', (id: string) => submit(id, 'losing_evidence'), ['updated', 'closed']],
    ['closing them', (id: string) => stripe.sdk.disputes.close(id), ['closed']],
  ])('are permanently lost after %s', async (_name, lose, types) => {
    const dispute = await disputed('pm_card_createDispute');
    expect(await lose(dispute.id)).toMatchObject({ status: 'lost' });
    expect((await eventTypes(dispute)).slice(2)).toEqual(types);
    await expect(submit(dispute.id, 'winning_evidence')).rejects.toThrow('status of lost');
    await expect(stripe.sdk.disputes.close(dispute.id)).rejects.toThrow('status of lost');
    const refund = stripe.sdk.refunds.create({ charge: String(dispute.charge) });
    await expect(refund).rejects.toMatchObject({ code: 'charge_disputed' });
  });

  it('save evidence as a draft until it is submitted', async () => {
    const dispute = await disputed('pm_card_createDispute');
    const { disputes } = stripe.sdk;
    const kept = await disputes.update(dispute.id, {
      evidence: { customer_name: 'Ada' },
      metadata: { order: '7' },
      submit: false,
    });
    expect(kept).toMatchObject({
      evidence: { customer_name: 'Ada' },
      evidence_details: { has_evidence: true, submission_count: 0 },
      metadata: { order: '7' },
      status: 'needs_response',
    });
    expect(await submit(dispute.id, 'We sent it.')).toMatchObject({
      evidence: { customer_name: 'Ada', uncategorized_text: 'We sent it.' },
      evidence_details: { submission_count: 1 },
      status: 'under_review',
    });
  });

  it('can start as an inquiry that is closed or escalated', async () => {
    const closed = await disputed('pm_card_createDisputeInquiry');
    expect(await submit(closed.id, 'winning_evidence')).toMatchObject({ status: 'warning_closed' });

    const escalated = await disputed('pm_card_createDisputeInquiry');
    expect(await submit(escalated.id, 'escalate_inquiry_evidence')).toMatchObject({
      status: 'needs_response',
    });
    expect(await eventTypes(escalated)).toEqual([
      'created',
      'updated',
      'updated',
      'funds_withdrawn',
    ]);
    expect(await submit(escalated.id, 'winning_evidence')).toMatchObject({ status: 'won' });
  });

  it("aren't opened for a refunded charge", async () => {
    const slow = await startForTest({ laterMs: 60 });
    try {
      const paid = await slow.sdk.paymentIntents.create({
        amount: 900,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        payment_method: 'pm_card_createDispute',
        confirm: true,
      });
      await slow.sdk.refunds.create({ payment_intent: paid.id });
      // By the time a later payment is disputed, the first payment's delay is over too.
      const { id } = await slow.sdk.paymentIntents.create({
        amount: 900,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        payment_method: 'pm_card_createDispute',
        confirm: true,
      });
      await vi.waitFor(async () =>
        expect((await slow.sdk.disputes.list({ payment_intent: id })).data).toHaveLength(1),
      );
      expect((await slow.sdk.disputes.list({ payment_intent: paid.id })).data).toEqual([]);
    } finally {
      await slow.close();
    }
  });
});
