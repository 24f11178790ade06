import { randomUUID } from 'node:crypto';
import { stripeUrl } from '@dental-shop/emulators/addresses';
import { Timestamp } from 'firebase-admin/firestore';
import { clearFaults, setFaults } from 'local-stripe/faults';
import { afterEach, expect, it } from 'vitest';
import { callFunction } from '../shop/api.ts';
import { database } from '../shop/database.ts';
import { paidOrder, waitForOrderWhere } from '../shop/orders.ts';
import { implant } from '../shop/products.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { newStaff } from '../shop/staff.ts';
import { stripe } from '../shop/stripe.ts';

const { sku, unitPrice } = implant;
const elevenMinutesMs = 11 * 60 * 1000;

afterEach(() => clearFaults(stripeUrl));

const recordOf = async (orderId: string) =>
  (await database.doc(`orderRecords/${orderId}`).get()).data();

/** Stripe is unreachable while a unit is refunded. */
async function interruptedRefund() {
  const staff = await newStaff();
  const { orderId, paymentIntentId } = await paidOrder();
  const requestId = randomUUID();
  await setFaults(stripeUrl, {
    requests: [{ fault: 'error', method: 'POST', path: '/v1/refunds', when: 'before' }],
    webhooks: [{ fault: 'drop' }],
  });
  const lines = [{ sku, quantity: 1 }];
  const input = { orderId, lines, reason: 'Out of stock', requestId };
  const { status } = await callFunction('refundOrder', input, await staff.token());
  expect(status).not.toBe(200);
  await setFaults(stripeUrl, { webhooks: [{ fault: 'drop' }] });
  const entry = database.doc(`audit/refund-${requestId}`);
  return { orderId, paymentIntentId, requestId, entry };
}

async function age({ orderId, entry }: Awaited<ReturnType<typeof interruptedRefund>>) {
  const at = Date.now() - elevenMinutesMs;
  await entry.update({ when: Timestamp.fromMillis(at) });
  const lineRefunds = (await recordOf(orderId))?.lineRefunds.map((each: object) => ({
    ...each,
    requestedAt: at,
  }));
  await database.doc(`orders/${orderId}`).update({ lineRefunds });
  await database.doc(`orderRecords/${orderId}`).update({ lineRefunds });
}

it('waits 10 minutes, then reopens the units of a refund that never reached Stripe', async () => {
  const refund = await interruptedRefund();
  const { orderId, entry } = refund;
  await runSchedule('reconcilePayments');
  expect((await entry.get()).get('refund.state')).toBe('asked');
  expect(await recordOf(orderId)).toMatchObject({ lineRefunds: [{ failed: false }] });

  await age(refund);
  for (const _twice of [1, 2]) await runSchedule('reconcilePayments');
  expect((await entry.get()).get('refund')).toMatchObject({
    state: 'refused',
    made: null,
    refusal: 'never_reached_stripe',
  });
  expect(await recordOf(orderId)).toMatchObject({
    amountRefunded: 0,
    lineRefunds: [{ failed: true }],
    toShip: true,
  });
});

it('records a refund that Stripe made, although its response was lost', async () => {
  const refund = await interruptedRefund();
  const { orderId, paymentIntentId, requestId, entry } = refund;
  const { id } = await stripe.refunds.create({
    payment_intent: paymentIntentId,
    amount: unitPrice,
    metadata: { orderId, requestId },
  });
  await age(refund);
  await runSchedule('reconcilePayments');
  expect((await entry.get()).get('refund')).toMatchObject({
    state: 'made',
    made: { refundId: id, amount: unitPrice, status: 'completed' },
  });
  expect(await waitForOrderWhere(orderId)).toMatchObject({
    amountRefunded: unitPrice,
    lineRefunds: [{ failed: false }],
  });
});

it('allows a refund to be repeated after its units were reopened', async () => {
  const refund = await interruptedRefund();
  const { orderId, requestId, entry } = refund;
  await age(refund);
  await runSchedule('reconcilePayments');
  await clearFaults(stripeUrl);
  const staff = await newStaff();
  const input = { orderId, lines: [{ sku, quantity: 1 }], reason: 'Out of stock', requestId };
  const { body } = await callFunction('refundOrder', input, await staff.token());
  expect(body).toMatchObject({ result: { amount: unitPrice } });
  expect((await entry.get()).get('refund.state')).toBe('made');
  expect(
    await waitForOrderWhere(orderId, ({ amountRefunded }) => amountRefunded > 0),
  ).toMatchObject({ amountRefunded: unitPrice, lineRefunds: [{ failed: false }] });
});
