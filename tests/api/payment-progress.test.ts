import { stripeUrl } from '@dental-shop/emulators/addresses';
import { clearFaults, setFaults } from 'local-stripe/faults';
import { afterEach, describe, expect, it } from 'vitest';
import { decide } from '../shop/api.ts';
import { database } from '../shop/database.ts';
import { deliverEvent } from '../shop/deliver-event.ts';
import { mailTo } from '../shop/inbox.ts';
import {
  findTransactionIds,
  openCheckout,
  orderAmount,
  payWith,
  waitForOrderStatus,
} from '../shop/orders.ts';
import { implant } from '../shop/products.ts';
import { newStaff } from '../shop/staff.ts';
import { findEvents, stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

afterEach(() => clearFaults(stripeUrl));

const eventReached = (paymentIntentId: string, type: string) =>
  waitFor(`${type} of ${paymentIntentId}`, async () => {
    const { docs } = await database
      .collection('stripeEvents')
      .where('paymentIntentId', '==', paymentIntentId)
      .get();
    return docs.some((event) => event.get('type') === type);
  });

describe('a payment with slow bank processing', () => {
  it('creates an order immediately and completes it when the payment succeeds', async () => {
    const checkout = await openCheckout();
    await payWith('pm_card_processing', checkout);
    await waitForOrderStatus(checkout.orderId, { status: 'processing', amount: orderAmount });
    const order = await waitForOrderStatus(checkout.orderId, { status: 'completed' });
    expect(order.receiptUrl).toContain('http');
    expect(await findTransactionIds(checkout.orderId)).toEqual(['payment completed']);
  });

  it('notifies the customer of a decline, then accepts another card', async () => {
    const checkout = await openCheckout();
    const { orderId, customer } = checkout;
    await payWith('pm_card_processingChargeDeclined', checkout);
    await waitForOrderStatus(orderId, { status: 'failed', amountRefunded: 0 });
    expect(await findTransactionIds(orderId)).toEqual(['payment failed']);
    await mailTo(customer.email, 'didn’t go through');

    await payWith('pm_card_visa', checkout);
    await waitForOrderStatus(orderId, { status: 'completed', amount: orderAmount });
    expect(await findTransactionIds(orderId)).toEqual(['payment completed']);
    await mailTo(customer.email, 'Your order');
  });
});

it('records nothing for a canceled payment', async () => {
  const { orderId, paymentIntentId } = await openCheckout();
  await stripe.paymentIntents.cancel(paymentIntentId);
  await eventReached(paymentIntentId, 'payment_intent.canceled');
  expect((await database.doc(`orders/${orderId}`).get()).exists).toBe(false);
  expect(await findTransactionIds(orderId)).toEqual([]);
});

it('creates an order with its items if the checkout is missing', async () => {
  const checkout = await openCheckout();
  const { orderId, customer } = checkout;
  await database.doc(`checkouts/${orderId}`).delete();
  await payWith('pm_card_visa', checkout);
  const order = await waitForOrderStatus(orderId, { status: 'completed' });
  expect(order).toMatchObject({
    uid: customer.user.uid,
    items: [{ ...implant, quantity: 2 }],
    amount: orderAmount,
    shippingAddress: { street: '1 Main Street' },
    attention: ['no-checkout'],
  });
  const { text } = await mailTo('office@example.com', `${order.number} needs your attention`);
  expect(text).toContain(customer.email);
});

it('records a payment and flags it for staff if the account was suspended in the meantime', async () => {
  const checkout = await openCheckout();
  const { orderId, customer, paymentIntentId } = checkout;
  await setFaults(stripeUrl, { webhooks: [{ fault: 'drop' }] });
  await payWith('pm_card_visa', checkout);
  const { uid } = customer.user;
  await decide(await newStaff(), { uid, decision: 'suspend', reason: 'License expired' });
  for (const event of await findEvents(paymentIntentId))
    expect(await deliverEvent(event)).toBe(200);
  const order = await waitForOrderStatus(orderId, { status: 'completed', amount: orderAmount });
  expect(order.attention).toEqual(['approval-withdrawn']);
  const { text } = await mailTo('office@example.com', `${order.number} needs your attention`);
  expect(text).toContain('no longer approved');
});
