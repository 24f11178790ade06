import { randomUUID } from 'node:crypto';
import { apiPaths, paymentMethodPath } from '@dental-shop/domain/api/paths';
import { expect, test } from '@playwright/test';
import { call, callFunction } from '../shop/api.ts';
import { createCheckout, openIntent } from '../shop/checkout.ts';
import { closeTabs, type Person } from '../shop/customer.ts';
import { deliverEvent } from '../shop/deliver-event.ts';
import { findTransactionIds, openCheckout } from '../shop/orders.ts';
import { implant } from '../shop/products.ts';
import { newStaff } from '../shop/staff.ts';
import { stripeUnderTest } from './account-under-test.ts';
import { waitForOrder } from './paid-orders.ts';

const stripe = stripeUnderTest();
const { paymentIntents } = stripe;
test.afterEach(closeTabs);

test('records a purchase through the webhook', async () => {
  const { orderId, paymentIntentId, amount } = await openCheckout();
  const paid = await paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: amount, currency: 'usd' });
  const order = await waitForOrder(orderId, 'completed');
  expect(order).toMatchObject({ amount, paymentIntentId, attention: [] });
  expect(order.receiptUrl).toMatch(/^https?:\/\//);
  expect(await findTransactionIds(orderId)).toEqual(['payment completed']);
});

test('creates no order for a declined card, then accepts another card for the checkout', async () => {
  const { orderId, paymentIntentId } = await openCheckout();
  const declined = paymentIntents.confirm(paymentIntentId, {
    payment_method: 'pm_card_visa_chargeDeclined',
  });
  await expect(declined).rejects.toMatchObject({ code: 'card_declined', statusCode: 402 });
  await paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
  await waitForOrder(orderId, 'completed');
});

const savedCards = async (customer: Person) => {
  const { body } = await call(apiPaths.savedPaymentMethods, { token: await customer.token() });
  return body.data as { id: string; last4: string }[];
};

test('pays the next order with a saved card, then removes the card', async () => {
  const items = [{ sku: implant.sku, quantity: 2 }];
  const { customer, orderId } = await openCheckout(items);
  const checkout = { items, checkoutId: orderId, savePaymentMethod: true };
  const first = await openIntent(customer, checkout);
  await paymentIntents.confirm(first, { payment_method: 'pm_card_visa' });
  await waitForOrder(orderId, 'completed');
  const [saved, ...others] = await savedCards(customer);
  expect(others).toEqual([]);
  expect(saved?.last4).toBe('4242');

  const nextId = await createCheckout(customer, items);
  const next = await openIntent(customer, { items, checkoutId: nextId });
  await paymentIntents.confirm(next, { payment_method: saved?.id ?? '' });
  await waitForOrder(nextId, 'completed');
  const removed = await call(paymentMethodPath(saved?.id ?? ''), {
    method: 'DELETE',
    token: await customer.token(),
  });
  expect(removed.status).toBe(200);
  expect(await savedCards(customer)).toEqual([]);
});

test('lets staff make a partial refund, then refund the rest', async () => {
  const { orderId, paymentIntentId, amount } = await openCheckout();
  await paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
  await waitForOrder(orderId, 'completed');
  const staff = await newStaff();
  const refund = async (part?: number) => {
    const request = { orderId, reason: 'A test.', requestId: randomUUID() };
    const input = part === undefined ? request : { ...request, amount: part };
    return callFunction('refundOrder', input, await staff.token());
  };
  expect((await refund(100)).status).toBe(200);
  expect((await refund()).status).toBe(200);
  expect(await waitForOrder(orderId, 'refunded')).toMatchObject({ amountRefunded: amount });
  const { data } = await stripe.refunds.list({ payment_intent: paymentIntentId });
  expect(data.map((each) => each.amount).sort((a, b) => a - b)).toEqual([100, amount - 100]);
});

test("rejects an event without Stripe's signature", async () => {
  const forged = { id: 'evt_forged', object: 'event', type: 'payment_intent.succeeded' };
  expect(await deliverEvent(forged, { secret: 'whsec_forged' })).toBe(400);
});
