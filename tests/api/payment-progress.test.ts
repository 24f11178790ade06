import { stripeUrl } from '@dental-shop/emulators/addresses';
import { switchFaultsOff, switchFaultsOn } from '@dental-shop/emulators/stripe/faults-client';
import { afterEach, describe, expect, it } from 'vitest';
import { decide } from '../shop/api.ts';
import { database } from '../shop/database.ts';
import { deliverEvent } from '../shop/deliver-event.ts';
import { mailTo } from '../shop/inbox.ts';
import { openCheckout, orderAmount, orderWith, payWith, transactionsOf } from '../shop/orders.ts';
import { implant } from '../shop/products.ts';
import { newStaff } from '../shop/staff.ts';
import { eventsOf, stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

afterEach(() => switchFaultsOff(stripeUrl));

const eventReached = (intentId: string, type: string) =>
  waitFor(`${type} of ${intentId}`, async () => {
    const { docs } = await database
      .collection('stripeEvents')
      .where('paymentIntentId', '==', intentId)
      .get();
    return docs.some((event) => event.get('type') === type);
  });

describe('a payment that the bank takes its time with', () => {
  it('is an order at once, and completed when the money comes', async () => {
    const checkout = await openCheckout();
    await payWith('pm_card_processing', checkout);
    await orderWith(checkout.checkoutId, { status: 'processing', amount: orderAmount });
    const order = await orderWith(checkout.checkoutId, { status: 'completed' });
    expect(order.receiptUrl).toContain('http');
    expect(await transactionsOf(checkout.checkoutId)).toEqual(['payment completed']);
  });

  it('and then declines fails the order and is told to the customer, who pays with another card', async () => {
    const checkout = await openCheckout();
    const { checkoutId, customer } = checkout;
    await payWith('pm_card_processingChargeDeclined', checkout);
    await orderWith(checkoutId, { status: 'failed', amountRefunded: 0 });
    expect(await transactionsOf(checkoutId)).toEqual(['payment failed']);
    await mailTo(customer.email, 'did not go through');

    await payWith('pm_card_visa', checkout);
    await orderWith(checkoutId, { status: 'completed', amount: orderAmount });
    expect(await transactionsOf(checkoutId)).toEqual(['payment completed']);
    await mailTo(customer.email, 'Your order');
  });
});

it('makes nothing of a payment that was called off', async () => {
  const { checkoutId, intentId } = await openCheckout();
  await stripe.paymentIntents.cancel(intentId);
  await eventReached(intentId, 'payment_intent.canceled');
  expect((await database.doc(`orders/${checkoutId}`).get()).exists).toBe(false);
  expect(await transactionsOf(checkoutId)).toEqual([]);
});

it('makes an order with its items of a payment whose checkout is gone', async () => {
  const checkout = await openCheckout();
  const { checkoutId, customer } = checkout;
  await database.doc(`checkouts/${checkoutId}`).delete();
  await payWith('pm_card_visa', checkout);
  expect(await orderWith(checkoutId, { status: 'completed' })).toMatchObject({
    uid: customer.user.uid,
    items: [{ ...implant, quantity: 2 }],
    amount: orderAmount,
    shippingAddress: { street: '1 Main Street' },
    attention: ['no-checkout'],
  });
  const { text } = await mailTo('office@example.com', checkoutId);
  expect(text).toContain(customer.email);
});

it('keeps the payment of an account that was suspended meanwhile, for staff to look at', async () => {
  const checkout = await openCheckout();
  const { checkoutId, customer, intentId } = checkout;
  await switchFaultsOn(stripeUrl, { webhooks: [{ fault: 'drop' }] });
  await payWith('pm_card_visa', checkout);
  const { uid } = customer.user;
  await decide(await newStaff(), { uid, decision: 'suspend', reason: 'Licence expired' });
  for (const event of await eventsOf(intentId)) expect(await deliverEvent(event)).toBe(200);
  const order = await orderWith(checkoutId, { status: 'completed', amount: orderAmount });
  expect(order.attention).toEqual(['approval-withdrawn']);
  expect((await mailTo('office@example.com', checkoutId)).text).toContain('not approved any more');
});
