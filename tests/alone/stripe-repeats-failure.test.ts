import { randomUUID } from 'node:crypto';
import { stripeUrl } from '@dental-shop/emulators/addresses';
import { clearFaults, setFaults } from 'local-stripe/faults';
import { afterEach, expect, it } from 'vitest';
import { callFunction } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, openIntent } from '../shop/checkout.ts';
import { paidOrder } from '../shop/orders.ts';
import { implant } from '../shop/products.ts';
import { newStaff } from '../shop/staff.ts';
import { stripe, stripeCustomer } from '../shop/stripe.ts';

const items = [{ sku: implant.sku, quantity: 1 }];

/**
 * Makes Stripe create an object but respond with 500. Retries with the same idempotency key get the
 * same response for a day.
 */
async function failOnce(path: string): Promise<void> {
  await setFaults(stripeUrl, {
    requests: [{ fault: 'error', when: 'after', method: 'POST', path, times: 1 }],
  });
}

afterEach(() => clearFaults(stripeUrl));

it('finds a customer created despite an error response', async () => {
  const person = await approvedCustomer();
  await failOnce('/v1/customers');
  await openIntent(person, { items, checkoutId: await createCheckout(person, items) });
  expect(await stripeCustomer(person.user.uid)).toMatchObject({ email: person.email });
});

it('finds a PaymentIntent created despite an error response', async () => {
  const person = await approvedCustomer();
  await failOnce('/v1/payment_intents');
  const checkoutId = await createCheckout(person, items);
  const id = await openIntent(person, { items, checkoutId });
  const { id: customer } = await stripeCustomer(person.user.uid);
  const { data } = await stripe.paymentIntents.list({ customer });
  expect(data.map((intent) => intent.id)).toEqual([id]);
});

it('finds a refund created despite an error response', async () => {
  const { orderId, paymentIntentId } = await paidOrder();
  const staff = await newStaff();
  await failOnce('/v1/refunds');
  const input = { orderId, amount: 100, reason: 'Wrong size', requestId: randomUUID() };
  const { status, body } = await callFunction('refundOrder', input, await staff.token());
  const { data } = await stripe.refunds.list({ payment_intent: paymentIntentId });
  expect([status, body]).toEqual([
    200,
    { result: { refundId: data[0]?.id, amount: 100, status: 'completed' } },
  ]);
  expect(data).toHaveLength(1);
});
