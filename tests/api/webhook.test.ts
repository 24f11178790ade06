import { apiPaths } from '@dental-shop/domain/api/paths';
import { shopUrl } from '@dental-shop/emulators/addresses';
import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, createPaymentIntent } from '../shop/checkout.ts';
import { database } from '../shop/database.ts';
import { type Delivery, deliverEvent } from '../shop/deliver-event.ts';
import { implant } from '../shop/products.ts';
import { paymentIntentId, stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

const items = [{ sku: implant.sku, quantity: 1 }];

/** The shop has already received the event. */
async function paidCheckout(): Promise<{ checkoutId: string; event: Stripe.Event }> {
  const customer = await approvedCustomer();
  const checkoutId = await createCheckout(customer, items);
  const { body } = await createPaymentIntent(customer, { items, checkoutId });
  const id = paymentIntentId(String(body.clientSecret));
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await waitFor('the order', async () => (await database.doc(`orders/${checkoutId}`).get()).exists);
  const { data } = await stripe.events.list({ type: 'payment_intent.succeeded', limit: 100 });
  const event = data.find(({ data: { object } }) => 'id' in object && object.id === id);
  if (!event) throw new Error(`No payment_intent.succeeded for ${id}`);
  return { checkoutId, event };
}

const now = () => Math.floor(Date.now() / 1000);

it.each([
  ['signed with another secret', { secret: 'whsec_forged' }],
  ['an hour old', { timestamp: now() - 3600 }],
  ['an hour in the future', { timestamp: now() + 3600 }],
])('rejects an event that is %s without writing anything', async (_, delivery: Delivery) => {
  const { event } = await paidCheckout();
  const forged = { ...event, id: `evt_forged_${now()}` };
  expect(await deliverEvent(forged, delivery)).toBe(400);
  expect((await database.doc(`stripeEvents/${forged.id}`).get()).exists).toBe(false);
});

it('rejects an event without a signature', async () => {
  const response = await fetch(new URL(apiPaths.stripeWebhook, shopUrl), {
    method: 'POST',
    body: '{}',
  });
  expect(response.status).toBe(400);
});

it('creates one order if an event arrives five times concurrently and once later', async () => {
  const { checkoutId, event } = await paidCheckout();
  const before = await database.doc(`orders/${checkoutId}`).get();
  await database.recursiveDelete(database.doc(`stripeEvents/${event.id}`));
  await database.doc(`orders/${checkoutId}`).delete();
  const statuses = await Promise.all(Array.from({ length: 5 }, () => deliverEvent(event)));
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(await deliverEvent({ ...event, id: `${event.id}_again` })).toBe(200);

  const order = await database.doc(`orders/${checkoutId}`).get();
  expect(order.data()).toMatchObject({ amount: before.get('amount'), status: 'completed' });
  const transactions = await database
    .collection('transactions')
    .where('orderId', '==', checkoutId)
    .get();
  expect(transactions.size).toBe(1);
});

it("accepts irrelevant events, so that Stripe doesn't disable the endpoint", async () => {
  const { event } = await paidCheckout();
  expect(await deliverEvent({ ...event, id: `evt_other_${now()}`, type: 'product.created' })).toBe(
    200,
  );
});

it('requests redelivery if the payment cannot be retrieved', async () => {
  const { event } = await paidCheckout();
  const object = { ...event.data.object, id: 'pi_unknown_to_stripe' };
  const status = await deliverEvent({ ...event, id: `evt_unknown_${now()}`, data: { object } });
  expect(status).toBeGreaterThanOrEqual(500);
});
