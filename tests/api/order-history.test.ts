import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { call, callFunction } from '../shop/api.ts';
import { database } from '../shop/database.ts';
import { paidOrder } from '../shop/orders.ts';
import { implant } from '../shop/products.ts';
import { releasedShipment } from '../shop/released-shipment.ts';
import { newStaff } from '../shop/staff.ts';
import { waitFor } from '../shop/wait-for.ts';

interface History {
  events: { type: string }[];
  mails: { template: string; to: string; state: string }[];
  audit: { who: string; what: string; why: string | null; refund: unknown }[];
}

it('returns the events, emails and staff actions of an order', async () => {
  const staff = await newStaff();
  const token = await staff.token();
  const { orderId, customer } = await paidOrder();
  await paidOrder();
  const refund = { orderId, amount: 500, reason: 'Scratched', requestId: randomUUID() };
  await callFunction('refundOrder', refund, token);
  await callFunction('annotateOrder', { orderId, text: 'Sent by hand' }, token);
  await callFunction('reconcileOrder', { orderId }, token);
  const history = await waitFor('the event of the refund', async () => {
    const { body } = await callFunction('readOrderHistory', { orderId }, token);
    const { events, mails, audit } = body.result as History;
    const isComplete =
      events.some(({ type }) => type.includes('refund')) &&
      mails.every(({ state }) => state === 'delivered');
    return isComplete && { events, mails, audit };
  });
  expect(history.events[0]?.type).toBe('payment_intent.succeeded');
  const [first, second, ...later] = history.mails;
  // Both are written at the same time.
  expect([first, second]).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ template: 'new-order', to: 'office@example.com' }),
      expect.objectContaining({ template: 'order-confirmation', to: customer.email }),
    ]),
  );
  expect(later).toEqual([expect.objectContaining({ template: 'refund', to: customer.email })]);
  expect(history.audit).toEqual([
    expect.objectContaining({
      who: staff.email,
      what: 'refund',
      why: 'Scratched',
      refund: { asked: 500, state: 'made', refundId: expect.stringMatching(/^re_/) },
    }),
    expect.objectContaining({ what: 'annotate-order', refund: null, note: 'Sent by hand' }),
    expect.objectContaining({ who: staff.email, what: 'reconcile', refund: null }),
  ]);
});

it('includes the emails and staff actions of its returns', async () => {
  const staff = await newStaff();
  const token = await staff.token();
  const { sku, name } = implant;
  const order = await paidOrder({ items: [{ sku, quantity: 1 }] });
  const device = { sku, lot: 'A1', quantity: 1 };
  const shipmentId = await releasedShipment(order, [{ ...device, name, expiry: '2099-05-31' }]);
  const { body } = await call(apiPaths.returns, {
    method: 'POST',
    token: await order.customer.token(),
    body: {
      requestId: randomUUID(),
      lines: [{ ...device, shipmentId, reason: 'damaged', unopened: false }],
    },
  });
  const rmaNumber = String(body.rmaNumber);
  await callFunction('declineReturn', { rmaNumber, reason: 'Damaged after delivery' }, token);
  const history = await callFunction('readOrderHistory', { orderId: order.orderId }, token);
  const { mails, audit } = history.body.result as History;
  expect(mails.map(({ template }) => template)).toEqual(
    expect.arrayContaining(['order-confirmation', 'return-requested', 'return-declined']),
  );
  expect(audit.map(({ what }) => what)).toContain('decline-return');
});

it('keeps the newest of more than 200 staff actions', async () => {
  const staff = await newStaff();
  const token = await staff.token();
  const { orderId } = await paidOrder();
  const batch = database.batch();
  const entry = { who: 'eva', whoEmail: staff.email, what: 'annotate-order', whom: orderId };
  for (let index = 0; index < 201; index += 1) {
    // The oldest entry has the first ID.
    const document = database.doc(`audit/${orderId}-${1_000 + index}`);
    batch.set(document, { ...entry, when: Timestamp.fromMillis(index), why: `${index}` });
  }
  await batch.commit();
  const { body } = await callFunction('readOrderHistory', { orderId }, token);
  const reasons = (body.result as History).audit.map(({ why }) => why);
  expect(reasons).toHaveLength(200);
  expect([reasons[0], reasons.at(-1)]).toEqual(['1', '200']);
});

it('responds with 404 for a nonexistent order', async () => {
  const staff = await newStaff();
  const requested = { orderId: 'no-such-order-anywhere' };
  expect(await callFunction('readOrderHistory', requested, await staff.token())).toMatchObject({
    status: 404,
  });
});
