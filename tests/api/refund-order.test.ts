import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { stripeUrl } from '@dental-shop/emulators/addresses';
import { clearFaults, setFaults } from 'local-stripe/faults';
import { describe, expect, it, onTestFinished } from 'vitest';
import { call, callFunction } from '../shop/api.ts';
import type { Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { mailTo } from '../shop/inbox.ts';
import {
  type CustomersOrder,
  openCheckout,
  paidOrder,
  payWith,
  waitForOrderStatus,
  waitForOrderWhere,
} from '../shop/orders.ts';
import { newStaff } from '../shop/staff.ts';
import { stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

interface Refund {
  orderId: string;
  amount?: number;
  reason?: string;
  requestId?: string;
}

async function refund(staff: Person | undefined, wanted: Refund) {
  const input = { reason: 'Wrong size', requestId: randomUUID(), ...wanted };
  return callFunction('refundOrder', input, await staff?.token());
}

const refundsOf = async ({ paymentIntentId }: CustomersOrder) =>
  (await stripe.refunds.list({ payment_intent: paymentIntentId })).data;

const auditOf = async (requestId: string) =>
  (await database.doc(`audit/refund-${requestId}`).get()).data();

async function disputedOrder(card: string): Promise<CustomersOrder> {
  const checkout = await openCheckout();
  await payWith(card, checkout);
  await waitForOrderStatus(checkout.orderId, { status: 'disputed' });
  return checkout;
}

describe('a refund', () => {
  it('updates the order and transactions and sends an email for partial and full refunds', async () => {
    const staff = await newStaff();
    const paid = await paidOrder();
    const { orderId, amount, customer } = paid;
    const requestId = randomUUID();
    const first = await refund(staff, { orderId, amount: 1_000, requestId });
    expect(first).toMatchObject({
      status: 200,
      body: { result: { amount: 1_000, status: 'completed' } },
    });
    expect(await waitForOrderWhere(orderId)).toMatchObject({
      status: 'completed',
      amountRefunded: 1_000,
    });
    expect(await auditOf(requestId)).toMatchObject({
      who: staff.user.uid,
      what: 'refund',
      whom: customer.user.uid,
      why: 'Wrong size',
      refund: {
        orderId,
        paymentIntentId: paid.paymentIntentId,
        asked: 1_000,
        state: 'made',
        made: first.body.result,
      },
    });
    expect((await mailTo(customer.email, 'Refund for your order')).text).toContain('$10.00');

    const rest = await refund(staff, { orderId });
    expect(rest.body).toMatchObject({ result: { amount: amount - 1_000 } });
    expect(await waitForOrderWhere(orderId)).toMatchObject({
      status: 'refunded',
      amountRefunded: amount,
    });
    const { body } = await call(apiPaths.transactions, { token: await customer.token() });
    expect(body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ type: 'refund', amount: 1_000, status: 'completed', orderId }),
        expect.objectContaining({ type: 'refund', amount: amount - 1_000, status: 'completed' }),
      ]),
    });
    const refundEmails = async () => {
      const mails = await database.collection('mail').where('to', '==', customer.email).get();
      return mails.docs.filter((each) => each.get('template') === 'refund').length;
    };
    expect(await refundEmails()).toBe(2);

    expect((await refund(staff, { orderId })).body).toMatchObject({
      error: { status: 'FAILED_PRECONDITION', details: { code: 'already-refunded' } },
    });
  });

  it('is made once despite repeated and concurrent requests', async () => {
    const staff = await newStaff();
    const paid = await paidOrder();
    const wanted = { orderId: paid.orderId, amount: 500, requestId: randomUUID() };
    const responses = await Promise.all([refund(staff, wanted), refund(staff, wanted)]);
    const again = await refund(staff, wanted);
    const made = await refundsOf(paid);
    expect(made).toHaveLength(1);
    for (const { body } of [...responses, again]) {
      // Stripe may reject the concurrent request with 409, which the SDK retries.
      if ('error' in body) expect(body.error).toMatchObject({ status: 'UNAVAILABLE' });
      else expect(body.result).toMatchObject({ refundId: made[0]?.id, amount: 500 });
    }
    expect(again.status).toBe(200);
    expect(await waitForOrderWhere(paid.orderId)).toMatchObject({ amountRefunded: 500 });

    expect((await refund(staff, { ...wanted, amount: 600 })).body).toMatchObject({
      error: { details: { code: 'request-id-used' } },
    });
    expect(await refundsOf(paid)).toHaveLength(1);
  });

  it.each([
    ['rejected by the bank', 'pm_card_refundFail', 'failed'],
    ['processed slowly by the bank', 'pm_card_pendingRefund', 'completed'],
  ] as const)('%s has its final status in the audit log', async (_, card, status) => {
    const staff = await newStaff();
    const { orderId } = await paidOrder({ card });
    const requestId = randomUUID();
    const { body } = await refund(staff, { orderId, requestId });
    const { refundId, amount } = body.result as { refundId: string; amount: number };
    const made = { refundId, amount, status };
    const entry = await waitFor('the outcome', async () => {
      const found = await auditOf(requestId);
      return found?.refund.made.status === status && found;
    });
    expect(entry).toMatchObject({ who: staff.user.uid, refund: { state: 'made', made } });
  });

  it('never exceeds the paid amount despite concurrent requests', async () => {
    const paid = await paidOrder();
    const { orderId, amount } = paid;
    const most = amount - 100;
    const staff = [await newStaff(), await newStaff()];
    const responses = await Promise.all(
      staff.map((each) => refund(each, { orderId, amount: most })),
    );
    const rejected = responses.filter(({ status }) => status !== 200);
    expect(rejected).toHaveLength(1);
    expect(rejected[0]?.body).toMatchObject({
      error: {
        status: 'FAILED_PRECONDITION',
        message: expect.stringContaining('more than the remaining amount'),
        details: { code: 'refund-too-large', field: 'amount' },
      },
    });
    expect((await refundsOf(paid)).map((each) => each.amount)).toEqual([most]);
  });

  it('is not repeated after a lost response', async () => {
    const staff = await newStaff();
    const paid = await paidOrder();
    const { orderId } = paid;
    const requestId = randomUUID();
    onTestFinished(async () => void (await clearFaults(stripeUrl)));
    // Stripe makes the refund but responds with an error. Retries with the same idempotency key get
    // the same error.
    await setFaults(stripeUrl, {
      requests: [{ fault: 'error', method: 'POST', path: '/v1/refunds', when: 'after' }],
    });
    const found = await refund(staff, { orderId, amount: 700, requestId });
    await clearFaults(stripeUrl);
    const again = await refund(staff, { orderId, amount: 700, requestId });
    const made = await refundsOf(paid);
    expect(made.map((each) => each.amount)).toEqual([700]);
    for (const { body } of [found, again]) {
      expect(body).toMatchObject({ result: { refundId: made[0]?.id, amount: 700 } });
    }
    expect(await auditOf(requestId)).toMatchObject({ refund: { state: 'made' } });
  });

  it('requires current staff membership', async () => {
    const paid = await paidOrder();
    const former = await newStaff();
    await database.doc(`staff/${former.user.uid}`).delete();
    const wanted = { orderId: paid.orderId };
    for (const person of [paid.customer, former]) {
      expect((await refund(person, wanted)).body).toMatchObject({
        error: { status: 'PERMISSION_DENIED', details: { code: 'staff-only' } },
      });
    }
    expect((await refund(undefined, wanted)).status).toBe(401);
    expect(await refundsOf(paid)).toEqual([]);
  });

  it('is rejected with the name of the invalid field', async () => {
    const staff = await newStaff();
    const { orderId, amount } = await paidOrder();
    const cases: [Refund, string, string | undefined][] = [
      [{ orderId, amount: 0 }, 'invalid-input', 'amount'],
      [{ orderId, amount: 1.5 }, 'invalid-input', 'amount'],
      [{ orderId, reason: ' ' }, 'invalid-input', 'reason'],
      [{ orderId, requestId: 'mine' }, 'invalid-input', 'requestId'],
      [{ orderId: '../users/somebody-else' }, 'invalid-input', 'orderId'],
      [{ orderId, amount: amount + 1 }, 'refund-too-large', 'amount'],
      [{ orderId: 'no-such-order-anywhere' }, 'not-found', undefined],
    ];
    for (const [wanted, code, field] of cases) {
      const details = field === undefined ? { code } : { code, field };
      expect((await refund(staff, wanted)).body).toMatchObject({ error: { details } });
    }
  });

  it('is rejected while the payment is disputed', async () => {
    const staff = await newStaff();
    const disputed = await disputedOrder('pm_card_createDispute');
    const { orderId } = disputed;
    const requestId = randomUUID();
    expect((await refund(staff, { orderId, requestId })).body).toMatchObject({
      error: { details: { code: 'order-disputed' } },
    });
    expect(await refundsOf(disputed)).toEqual([]);
    expect(await auditOf(requestId)).toMatchObject({ refund: { state: 'refused' } });
  });

  it('is allowed during an inquiry and leaves it open', async () => {
    const staff = await newStaff();
    const { orderId, amount } = await disputedOrder('pm_card_createDisputeInquiry');
    expect((await refund(staff, { orderId })).body).toMatchObject({
      result: { amount, status: 'completed' },
    });
    await waitForOrderStatus(orderId, { status: 'disputed', amountRefunded: amount });
    expect((await refund(staff, { orderId })).body).toMatchObject({
      error: { details: { code: 'already-refunded' } },
    });
  });
});
