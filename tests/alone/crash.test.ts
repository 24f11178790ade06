import { expect, it } from 'vitest';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, createPaymentIntent } from '../shop/checkout.ts';
import { database } from '../shop/database.ts';
import { killFunctionsWorkers } from '../shop/functions-workers.ts';
import { implant } from '../shop/products.ts';
import { paymentIntentId, stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

const items = [{ sku: implant.sku, quantity: 1 }];

it('records exactly one order if the functions are killed when the payment succeeds', async () => {
  const customer = await approvedCustomer();
  const checkoutId = await createCheckout(customer, items);
  const { body } = await createPaymentIntent(customer, { items, checkoutId });
  const id = paymentIntentId(String(body.clientSecret));

  expect(killFunctionsWorkers()).toBeGreaterThan(0);
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  killFunctionsWorkers();

  const orders = () => database.collection('orders').where('uid', '==', customer.user.uid).get();
  await waitFor('the order', async () => !(await orders()).empty, 25_000);
  expect((await orders()).docs.map((order) => [order.id, order.get('status')])).toEqual([
    [checkoutId, 'completed'],
  ]);
});
