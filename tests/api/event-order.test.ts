import { stripeUrl } from '@dental-shop/emulators/addresses';
import { clearFaults, setFaults } from 'local-stripe/faults';
import type Stripe from 'stripe';
import { afterEach, expect, it } from 'vitest';
import { database } from '../shop/database.ts';
import { deliverEvent } from '../shop/deliver-event.ts';
import {
  type CustomersOrder,
  findTransactionIds,
  openCheckout,
  orderAmount,
  payWith,
} from '../shop/orders.ts';
import { findEvents, stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

afterEach(() => clearFaults(stripeUrl));

/** Makes a payment with a partial refund and a won dispute, and returns its undelivered events. */
async function eventfulPayment(): Promise<CustomersOrder & { events: Stripe.Event[] }> {
  const checkout = await openCheckout();
  const { paymentIntentId } = checkout;
  await setFaults(stripeUrl, { webhooks: [{ fault: 'drop' }] });
  await payWith('pm_card_createDisputeInquiry', checkout);
  const [dispute] = await waitFor('the inquiry', async () => {
    const { data } = await stripe.disputes.list({ payment_intent: paymentIntentId });
    return data.length > 0 ? data : undefined;
  });
  await stripe.refunds.create({ payment_intent: paymentIntentId, amount: 1_000 });
  if (dispute) {
    await stripe.disputes.update(dispute.id, {
      evidence: { uncategorized_text: 'winning_evidence' },
    });
  }
  return { ...checkout, events: await findEvents(paymentIntentId) };
}

async function written({ orderId }: CustomersOrder) {
  const order = (await database.doc(`orderRecords/${orderId}`).get()).data();
  const { docs } = await database.collection('mail').get();
  return {
    order,
    transactions: await findTransactionIds(orderId),
    mails: docs
      .filter((mail) => mail.get('data.orderId') === orderId)
      .map(({ id }) => id)
      .sort(),
  };
}

it.each([
  ['in order', (events: Stripe.Event[]) => events],
  ['in reverse', (events: Stripe.Event[]) => [...events].reverse()],
  ['each twice', (events: Stripe.Event[]) => events.flatMap((event) => [event, event])],
])('reaches the same state if events arrive %s', async (_, arrange) => {
  const payment = await eventfulPayment();
  const { events } = payment;
  expect(events.length).toBeGreaterThanOrEqual(6);
  for (const event of arrange(events)) expect(await deliverEvent(event)).toBe(200);
  const first = await written(payment);
  expect(first.order).toMatchObject({
    status: 'completed',
    amount: orderAmount,
    amountRefunded: 1_000,
    attention: [],
  });
  expect(first.transactions).toEqual(['dispute failed', 'payment completed', 'refund completed']);
  expect(first.mails).toEqual([
    expect.stringContaining('dispute-'),
    `new-order-${payment.orderId}`,
    `order-${payment.orderId}`,
    expect.stringContaining('refund-'),
  ]);

  // Simulates manual redeliveries, some with different event IDs.
  for (const event of [...events].reverse()) {
    expect(await deliverEvent(event)).toBe(200);
    expect(await deliverEvent({ ...event, id: `${event.id}_again` })).toBe(200);
  }
  expect(await written(payment)).toEqual(first);
});

it('reaches the same state if all events arrive concurrently', async () => {
  const payment = await eventfulPayment();
  const statuses = await Promise.all(payment.events.map((event) => deliverEvent(event)));
  expect(statuses).toEqual(payment.events.map(() => 200));
  const { order, transactions, mails } = await written(payment);
  expect(order).toMatchObject({ status: 'completed', amountRefunded: 1_000 });
  expect(transactions).toEqual(['dispute failed', 'payment completed', 'refund completed']);
  expect(mails).toHaveLength(4);
});
