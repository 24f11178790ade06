import { stripeUrl } from '@dental-shop/emulators/addresses';
import { switchFaultsOff, switchFaultsOn } from 'local-stripe/faults';
import type Stripe from 'stripe';
import { afterEach, expect, it } from 'vitest';
import { database } from '../shop/database.ts';
import { deliverEvent } from '../shop/deliver-event.ts';
import {
  type CustomersOrder,
  openCheckout,
  orderAmount,
  payWith,
  transactionsOf,
} from '../shop/orders.ts';
import { eventsOf, stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

afterEach(() => switchFaultsOff(stripeUrl));

/** A payment, a refund of a part, a dispute that is won: all events of it, none of them delivered. */
async function eventfulPayment(): Promise<CustomersOrder & { events: Stripe.Event[] }> {
  const checkout = await openCheckout();
  const { paymentIntentId } = checkout;
  await switchFaultsOn(stripeUrl, { webhooks: [{ fault: 'drop' }] });
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
  return { ...checkout, events: await eventsOf(paymentIntentId) };
}

/** What the shop has written of a payment. */
async function written({ orderId }: CustomersOrder) {
  const order = (await database.doc(`orderRecords/${orderId}`).get()).data();
  const { docs } = await database.collection('mail').get();
  return {
    order,
    transactions: await transactionsOf(orderId),
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
])('ends the same when its events come %s', async (_, arrange) => {
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
    `order-${payment.orderId}`,
    expect.stringContaining('refund-'),
  ]);

  // Stripe sends them once more, by hand, and some with other ids.
  for (const event of [...events].reverse()) {
    expect(await deliverEvent(event)).toBe(200);
    expect(await deliverEvent({ ...event, id: `${event.id}_again` })).toBe(200);
  }
  expect(await written(payment)).toEqual(first);
});

it('ends the same when all its events come at once', async () => {
  const payment = await eventfulPayment();
  const statuses = await Promise.all(payment.events.map((event) => deliverEvent(event)));
  expect(statuses).toEqual(payment.events.map(() => 200));
  const { order, transactions, mails } = await written(payment);
  expect(order).toMatchObject({ status: 'completed', amountRefunded: 1_000 });
  expect(transactions).toEqual(['dispute failed', 'payment completed', 'refund completed']);
  expect(mails).toHaveLength(3);
});
