import { termsVersion } from '@dental-shop/domain/find/record-terms';
import { doc, getDoc } from 'firebase/firestore';
import type { DocumentReference } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { callFunction } from '../shop/api.ts';
import { database } from '../shop/database.ts';
import { orderAmount, paidOrder, waitForOrderStatus } from '../shop/orders.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { newStaff } from '../shop/staff.ts';
import { stripe } from '../shop/stripe.ts';

const staffFields = [
  'attention',
  'card',
  'paymentIntentId',
  'packed',
  'packing',
  'toShip',
  'searchTerms',
];

const searched = { searchTerms: expect.arrayContaining([termsVersion]) };

const unshipped = { packed: {}, packing: 'unfulfilled', toShip: true };

/**
 * Converts a paid order to the old format, which has the staff fields in the same document and doesn't record
 * shipments.
 */
async function oldOrder() {
  const paid = await paidOrder();
  const record = database.doc(`orderRecords/${paid.orderId}`);
  const {
    card: _card,
    packed: _packed,
    packing: _packing,
    toShip: _toShip,
    fulfillment: _fulfillment,
    searchTerms: _terms,
    ...whole
  } = (await record.get()).data() ?? {};
  await database.doc(`orders/${paid.orderId}`).set(whole);
  await record.delete();
  return { ...paid, whole, record };
}

const card = { brand: 'visa', last4: '4242' };

const customersOf = async (orderId: string) =>
  (await database.doc(`orders/${orderId}`).get()).data() ?? {};

it('hides staff fields from the customer', async () => {
  const { orderId, customer, paymentIntentId } = await paidOrder();
  const order = (await getDoc(doc(customer.firestore, 'orders', orderId))).data() ?? {};
  expect(order).toMatchObject({ amount: orderAmount, status: 'completed' });
  for (const field of staffFields) expect(order).not.toHaveProperty(field);
  await expect(getDoc(doc(customer.firestore, 'orderRecords', orderId))).rejects.toMatchObject({
    code: 'permission-denied',
  });
  const record = (await database.doc(`orderRecords/${orderId}`).get()).data();
  expect(record).toEqual({
    ...(await customersOf(orderId)),
    attention: [],
    card,
    paymentIntentId,
    ...unshipped,
    ...searched,
  });
});

it('splits older orders once without losing data', async () => {
  const { orderId, whole, record } = await oldOrder();
  await runSchedule('reconcilePayments');
  // Orders that predate shipments stay out of the queue.
  const notQueued = { packing: 'unfulfilled', toShip: false };
  expect((await record.get()).data()).toEqual({
    ...whole,
    ...notQueued,
    ...searched,
  });
  const { attention: _attention, paymentIntentId: _id, ...customers } = whole;
  expect(await customersOf(orderId)).toEqual(customers);
});

it.each([
  ['is missing', (record: DocumentReference) => record.delete()],
  ['differs', (record: DocumentReference) => record.update({ amountRefunded: 1 })],
])('repairs a record that %s', async (_, damage) => {
  const { orderId, paymentIntentId } = await paidOrder();
  const record = database.doc(`orderRecords/${orderId}`);
  await damage(record);
  await runSchedule('reconcilePayments');
  const customers = await customersOf(orderId);
  expect(customers).toMatchObject({ amount: orderAmount, amountRefunded: 0, status: 'completed' });
  expect((await record.get()).data()).toEqual({
    ...customers,
    attention: [],
    card,
    paymentIntentId,
    ...unshipped,
    ...searched,
  });
  for (const field of staffFields) expect(customers).not.toHaveProperty(field);
});

it("allows refunds and history for an order that hasn't been split", async () => {
  const { orderId } = await oldOrder();
  const token = await (await newStaff()).token();
  const history = await callFunction('readOrderHistory', { orderId }, token);
  expect(history).toMatchObject({
    status: 200,
    body: { result: { events: [{ type: 'payment_intent.succeeded' }] } },
  });
  const requestId = crypto.randomUUID();
  const input = { orderId, requestId, reason: 'Sent back' };
  expect((await callFunction('refundOrder', input, token)).status).toBe(200);
  await waitForOrderStatus(orderId, { status: 'refunded' });
});

it('splits an older order at the next payment update', async () => {
  const { orderId, paymentIntentId } = await oldOrder();
  await stripe.refunds.create({ payment_intent: paymentIntentId });
  await waitForOrderStatus(orderId, { status: 'refunded', paymentIntentId });
  const order = await customersOf(orderId);
  expect(order).toMatchObject({ status: 'refunded', amountRefunded: orderAmount });
  for (const field of staffFields) expect(order).not.toHaveProperty(field);
});
