import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { ApiResponse } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, createPaymentIntent, openIntent } from '../shop/checkout.ts';
import type { Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { waitForOrderStatus } from '../shop/orders.ts';
import { findCharges, findOrders } from '../shop/orders-and-charges.ts';
import { drill, implant } from '../shop/products.ts';
import { paymentIntentId, stripe } from '../shop/stripe.ts';

// This is long because each test runs three rounds.
vi.setConfig({ testTimeout: 120_000 });

const items = [{ sku: implant.sku, quantity: 2 }];
const others = [{ sku: drill.sku, quantity: 1 }];

async function open(person: Person) {
  const checkoutId = await createCheckout(person, items);
  return { checkoutId, intentId: await openIntent(person, { items, checkoutId }) };
}

const confirm = (id: string) =>
  stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
const paidMeanwhile = { status: 409, body: { code: 'paid-meanwhile' } };

async function payOnTwoDevices(person: Person, headStartMs: number): Promise<string> {
  const first = await open(person);
  const checkoutId = await createCheckout(person, others);
  const [confirmed, response] = await Promise.all([
    confirm(first.intentId).then(
      () => true,
      () => false,
    ),
    pause(headStartMs).then(() => createPaymentIntent(person, { items: others, checkoutId })),
  ]);
  if (confirmed) {
    expect(response).toMatchObject(paidMeanwhile);
    return first.checkoutId;
  }
  expect(response.status).toBe(200);
  await confirm(paymentIntentId(String(response.body.clientSecret)));
  await expect(confirm(first.intentId)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  return checkoutId;
}

it.each([0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 80])(
  'takes one payment if the second device is %d ms behind the first',
  async (headStartMs) => {
    const person = await approvedCustomer();
    const { uid } = person.user;
    const paid = [];
    for (let round = 1; round <= 3; round += 1) {
      paid.push(await payOnTwoDevices(person, headStartMs));
      await waitForOrderStatus(paid.at(-1) ?? '', { status: 'completed' });
      expect(await findCharges(uid)).toHaveLength(round);
    }
    const { docs } = await database.collection('orders').where('uid', '==', uid).get();
    expect(docs.map(({ id }) => id).sort()).toEqual(paid.sort());
  },
);

it('rejects a checkout if another was paid in the meantime but allows a new checkout', async () => {
  const person = await approvedCustomer();
  const first = await open(person);
  const checkoutId = await createCheckout(person, others);
  await confirm(first.intentId);
  await waitForOrderStatus(first.checkoutId, { status: 'completed' });

  const requestPayment = (id?: string): Promise<ApiResponse> =>
    createPaymentIntent(person, { items: others, ...(id ? { checkoutId: id } : {}) });
  expect(await requestPayment(checkoutId)).toMatchObject(paidMeanwhile);
  expect(await requestPayment(checkoutId)).toMatchObject({
    status: 409,
    body: { code: 'checkout-mismatch' },
  });
  expect(await requestPayment()).toMatchObject({ status: 200 });
});

it('accepts a second order after the first is paid', async () => {
  const person = await approvedCustomer();
  for (const _ of ['first', 'second']) {
    const { checkoutId, intentId } = await open(person);
    await confirm(intentId);
    await waitForOrderStatus(checkoutId, { status: 'completed' });
  }
  expect(await findCharges(person.user.uid)).toHaveLength(2);
  const orders = await findOrders(person.user.uid);
  expect(orders.map(({ status, amountRefunded }) => [status, amountRefunded])).toEqual([
    ['completed', 0],
    ['completed', 0],
  ]);
});
