import { stripeUrl } from '@dental-shop/emulators/addresses';
import { clearFaults, setFaults } from 'local-stripe/faults';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callFunction } from '../shop/api.ts';
import { newPerson } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { mailTo } from '../shop/inbox.ts';
import {
  openCheckout,
  paidOrder,
  payCheckout,
  payWith,
  waitForOrderStatus,
  waitForOrderWhere,
} from '../shop/orders.ts';
import { drill, implant } from '../shop/products.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { ship } from '../shop/shipping.ts';
import { newStaff } from '../shop/staff.ts';
import { stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

/** Drops all webhooks. */
const dropWebhooks = () => setFaults(stripeUrl, { webhooks: [{ fault: 'drop' }] });

afterEach(() => clearFaults(stripeUrl));

async function newestReport() {
  const reports = database.collection('reconciliations').orderBy('startedAt', 'desc').limit(1);
  return (await reports.get()).docs[0]?.data();
}

const exists = async (path: string) => (await database.doc(path).get()).exists;

describe('the reconciliation', () => {
  beforeEach(dropWebhooks);

  it('creates and reports the order for a payment without events', async () => {
    const items = [{ sku: drill.sku, quantity: 2 }];
    const { orderId, paymentIntentId, amount, customer } = await payCheckout(items);
    expect(await exists(`orders/${orderId}`)).toBe(false);
    await runSchedule('reconcilePayments');
    expect(await waitForOrderWhere(orderId)).toMatchObject({
      status: 'completed',
      amount,
      uid: customer.user.uid,
      items: [{ sku: drill.sku, name: drill.name, unitPrice: drill.unitPrice, quantity: 2 }],
    });
    expect(await newestReport()).toMatchObject({
      complete: true,
      repaired: expect.arrayContaining([
        { orderId, paymentIntentId, changes: expect.arrayContaining(['order: completed']) },
      ]),
      failed: [],
    });
    const { number } = await waitForOrderWhere(orderId);
    await mailTo(customer.email, `Your order ${number}`);

    await runSchedule('reconcilePayments');
    const { looked, repaired } = (await newestReport()) ?? {};
    expect(looked).toBeGreaterThan(0);
    expect(repaired).toEqual([]);
  });

  it('repairs an order that differs from Stripe', async () => {
    await clearFaults(stripeUrl);
    const { orderId, paymentIntentId, amount } = await paidOrder();
    await dropWebhooks();
    await stripe.refunds.create({ payment_intent: paymentIntentId, amount: 300 });
    const lost = await paidLost();
    await runSchedule('reconcilePayments');
    expect(await waitForOrderWhere(orderId)).toMatchObject({ amount, amountRefunded: 300 });
    expect(await waitForOrderWhere(lost)).toMatchObject({ status: 'completed' });
  });

  it('leaves refunded and disputed orders alone if they match Stripe', async () => {
    await clearFaults(stripeUrl);
    const refunded = await paidOrder();
    const disputed = await openCheckout();
    await payWith('pm_card_createDispute', disputed);
    await waitForOrderStatus(disputed.orderId, { status: 'disputed' });
    await dropWebhooks();
    await stripe.refunds.create({ payment_intent: refunded.paymentIntentId, amount: 300 });
    await runSchedule('reconcilePayments');
    expect(await waitForOrderWhere(refunded.orderId)).toMatchObject({ amountRefunded: 300 });
    const written = async () =>
      Promise.all(
        [refunded, disputed].map(async ({ orderId }) => {
          const { updateTime } = await database.doc(`orders/${orderId}`).get();
          return updateTime?.valueOf();
        }),
      );
    const before = await written();
    await runSchedule('reconcilePayments');
    expect(await newestReport()).toMatchObject({ repaired: [], failed: [] });
    expect(await written()).toEqual(before);
  });

  it("records a failed refund that was created in Stripe's dashboard", async () => {
    await clearFaults(stripeUrl);
    const { orderId, paymentIntentId } = await paidOrder({ card: 'pm_card_refundFail' });
    await dropWebhooks();
    const { id } = await stripe.refunds.create({ payment_intent: paymentIntentId });
    await waitFor(
      'the refund to fail',
      async () => (await stripe.refunds.retrieve(id)).status === 'failed',
    );
    await runSchedule('reconcilePayments');
    const order = await waitForOrderWhere(orderId);
    expect(order).toMatchObject({ status: 'completed', amountRefunded: 0 });
    expect(order.attention).toEqual(['refund-failed']);
    expect((await database.doc(`transactions/${id}`).get()).get('status')).toBe('failed');
    expect(await exists(`mail/refund-failed-${id}`)).toBe(true);
  });

  /** Deletes the order but keeps its transaction. */
  async function paidLost(): Promise<string> {
    const { orderId } = await payCheckout();
    await runSchedule('reconcilePayments');
    await waitForOrderWhere(orderId);
    await database.doc(`orders/${orderId}`).delete();
    return orderId;
  }

  it('continues after a payment that cannot be repaired', async () => {
    const { orderId, paymentIntentId } = await payCheckout();
    const other = await payCheckout();
    await setFaults(stripeUrl, {
      webhooks: [{ fault: 'drop' }],
      requests: [
        {
          fault: 'error',
          method: 'GET',
          path: `/v1/payment_intents/${paymentIntentId}`,
          when: 'before',
        },
      ],
    });
    await runSchedule('reconcilePayments');
    expect(await waitForOrderWhere(other.orderId)).toMatchObject({ status: 'completed' });
    expect((await newestReport())?.failed).toEqual([
      { orderId, paymentIntentId, error: expect.any(String) },
    ]);
  });
});

describe('the counts of an order', () => {
  const { sku } = implant;
  const record = async (orderId: string) =>
    (await database.doc(`orderRecords/${orderId}`).get()).data();

  it('are repaired every hour if they differ from its shipments', async () => {
    const { orderId } = await paidOrder();
    await ship(await newStaff(), { subject: { orderId } });
    const before = await record(orderId);
    await database.doc(`orderRecords/${orderId}`).update({ packed: {}, packing: 'unfulfilled' });
    await runSchedule('reconcilePayments');
    const { updatedAt: _, ...counts } = before ?? {};
    expect(counts).toMatchObject({ packed: { [sku]: 1 }, packing: 'partially shipped' });
    expect(await record(orderId)).toMatchObject(counts);
    expect((await newestReport())?.recounted).toContainEqual({
      orderId,
      changes: [`packed ${sku}: 0 → 1`],
    });
    await runSchedule('reconcilePayments');
    expect((await newestReport())?.recounted).toEqual([]);
  });

  it('are repaired when staff reconcile it', async () => {
    const staff = await newStaff();
    const { orderId } = await paidOrder();
    await ship(staff, { subject: { orderId } });
    for (const path of [`orders/${orderId}`, `orderRecords/${orderId}`]) {
      await database.doc(path).update({ shipped: { [sku]: 2 }, fulfillment: 'shipped' });
    }
    const reconcile = async () =>
      (await callFunction('reconcileOrder', { orderId }, await staff.token())).body;
    expect(await reconcile()).toMatchObject({
      result: { outcome: 'recorded', changes: [`shipped ${sku}: 2 → 0`] },
    });
    expect(await waitForOrderWhere(orderId)).toMatchObject({ fulfillment: 'unfulfilled' });
    expect(await record(orderId)).toMatchObject({ packed: { [sku]: 1 }, shipped: {} });
    expect(await reconcile()).toMatchObject({ result: { outcome: 'nothing-new', changes: [] } });
  });
});

describe('staff', () => {
  beforeEach(dropWebhooks);

  it.each(['orderId', 'paymentIntentId'] as const)(
    'can reconcile a payment by its %s',
    async (by) => {
      const staff = await newStaff();
      const paid = await payCheckout();
      const reconcile = async () =>
        callFunction('reconcileOrder', { [by]: paid[by] }, await staff.token());
      expect(await reconcile()).toMatchObject({
        status: 200,
        body: {
          result: { outcome: 'recorded', changes: expect.arrayContaining(['order: completed']) },
        },
      });
      expect(await waitForOrderWhere(paid.orderId)).toMatchObject({ status: 'completed' });
      expect(await reconcile()).toMatchObject({
        body: { result: { outcome: 'nothing-new', changes: [] } },
      });
      const audit = await database.collection('audit').where('who', '==', staff.user.uid).get();
      expect(audit.docs.map((entry) => entry.data())).toContainEqual(
        expect.objectContaining({
          what: 'reconcile',
          whom: paid.customer.user.uid,
          reconciliation: {
            orderId: paid.orderId,
            paymentIntentId: paid.paymentIntentId,
            changes: expect.arrayContaining(['order: completed']),
          },
        }),
      );
    },
  );

  it('get an error if there is nothing to reconcile', async () => {
    const token = await (await newStaff()).token();
    const foreign = await stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
    for (const input of [
      { orderId: 'no-such-order-anywhere' },
      { paymentIntentId: 'pi_unknown' },
      { paymentIntentId: foreign.id },
    ]) {
      expect((await callFunction('reconcileOrder', input, token)).body).toMatchObject({
        error: { status: 'NOT_FOUND' },
      });
    }
    expect((await callFunction('reconcileOrder', {}, token)).body).toMatchObject({
      error: { status: 'INVALID_ARGUMENT' },
    });
  });

  it('are the only users who can reconcile an order', async () => {
    const token = await (await newPerson()).token();
    const input = { orderId: 'no-such-order-anywhere' };
    expect((await callFunction('reconcileOrder', input, token)).status).toBe(403);
  });
});
