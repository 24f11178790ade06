import { apiPaths } from '@dental-shop/domain/api/paths';
import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import { defaultTimeZone } from '@dental-shop/domain/calendar/time-zone';
import { describe, expect, it } from 'vitest';
import { call } from '../shop/api.ts';
import { database } from '../shop/database.ts';
import { mailsTo, mailTo } from '../shop/inbox.ts';
import {
  type CustomersOrder,
  findTransactionIds,
  openCheckout,
  orderAmount,
  paidOrder,
  payWith,
  waitForOrderStatus,
} from '../shop/orders.ts';
import { stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

const part = 1_000;
const today = () => calendarDay(new Date(), defaultTimeZone);

const statistic = async (name: string): Promise<number> =>
  (await database.doc(`statistics/${today()}`).get()).get(name) ?? 0;

const mailCount = async ({ customer }: CustomersOrder, subject: string): Promise<number> =>
  (await mailsTo(customer.email)).filter((mail) => mail.subject.includes(subject)).length;

async function openDispute(paymentIntentId: string): Promise<string> {
  return waitFor('the dispute', async () => {
    const { data } = await stripe.disputes.list({ payment_intent: paymentIntentId });
    return data[0]?.id;
  });
}

describe('a refund', () => {
  it('keeps the order completed until everything is refunded', async () => {
    const order = await paidOrder();
    const { orderId, customer, paymentIntentId } = order;
    const before = await statistic('refunded');
    await stripe.refunds.create({ payment_intent: paymentIntentId, amount: part });
    await waitForOrderStatus(orderId, { status: 'completed', amountRefunded: part });
    expect(await findTransactionIds(orderId)).toEqual(['payment completed', 'refund completed']);

    await stripe.refunds.create({ payment_intent: paymentIntentId });
    await waitForOrderStatus(orderId, { status: 'refunded', amountRefunded: orderAmount });
    expect(await findTransactionIds(orderId)).toEqual([
      'payment completed',
      'refund completed',
      'refund completed',
    ]);
    expect(await statistic('refunded')).toBeGreaterThanOrEqual(before + orderAmount);

    const token = await customer.token();
    expect((await call(apiPaths.orders, { token })).body).toMatchObject({
      data: [{ id: orderId, amount: orderAmount, amountRefunded: orderAmount }],
    });
    await waitFor('both emails', async () => (await mailCount(order, 'Refund')) === 2);
    expect(await mailCount(order, 'Your order')).toBe(1);
  });

  it('is recorded after a slow bank has processed it', async () => {
    const { orderId, paymentIntentId } = await paidOrder({ card: 'pm_card_pendingRefund' });
    await stripe.refunds.create({ payment_intent: paymentIntentId });
    await waitForOrderStatus(orderId, { status: 'refunded', amountRefunded: orderAmount });
    expect(await findTransactionIds(orderId)).toEqual(['payment completed', 'refund completed']);
  });

  it('is reversed and reported to staff if the bank rejects it', async () => {
    const { orderId, paymentIntentId } = await paidOrder({ card: 'pm_card_refundFail' });
    const { id } = await stripe.refunds.create({ payment_intent: paymentIntentId });
    await waitFor('the refund to fail', async () =>
      (await findTransactionIds(orderId)).includes('refund failed'),
    );
    const order = await waitForOrderStatus(orderId, { status: 'completed', amountRefunded: 0 });
    expect(order.attention).toEqual(['refund-failed']);
    const mail = await database.doc(`mail/refund-failed-${id}`).get();
    expect(mail.get('template')).toBe('order-attention');
  });
});

describe('a dispute', () => {
  it('restores the order if won', async () => {
    const checkout = await openCheckout();
    const { orderId, paymentIntentId } = checkout;
    await payWith('pm_card_createDispute', checkout);
    const disputed = await waitForOrderStatus(orderId, { status: 'disputed' });
    expect(disputed).toMatchObject({ attention: ['dispute'], amountRefunded: 0 });
    const id = await openDispute(paymentIntentId);
    expect(await findTransactionIds(orderId)).toEqual(['dispute pending', 'payment completed']);
    const subject = `Payment disputed: order ${disputed.number}`;
    const { text } = await mailTo('office@example.com', subject);
    expect(text).toContain(id);

    await stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } });
    const won = await waitForOrderStatus(orderId, { status: 'completed' });
    expect(won).toMatchObject({ attention: [], amountRefunded: 0 });
    expect(await findTransactionIds(orderId)).toEqual(['dispute failed', 'payment completed']);
  });

  it('marks the order as refunded if lost', async () => {
    const checkout = await openCheckout();
    const { orderId, paymentIntentId } = checkout;
    await payWith('pm_card_createDisputeProductNotReceived', checkout);
    await waitForOrderStatus(orderId, { status: 'disputed' });
    await stripe.disputes.close(await openDispute(paymentIntentId));
    const lost = await waitForOrderStatus(orderId, { status: 'refunded' });
    expect(lost).toMatchObject({ attention: [], amountRefunded: orderAmount });
    expect(await findTransactionIds(orderId)).toEqual(['dispute completed', 'payment completed']);
  });
});
