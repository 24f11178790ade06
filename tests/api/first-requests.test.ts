import { apiPaths } from '@dental-shop/domain/api/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { type ApiResponse, call } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, createPaymentIntent, openIntent } from '../shop/checkout.ts';
import { database } from '../shop/database.ts';
import { waitForOrderStatus } from '../shop/orders.ts';
import { implant } from '../shop/products.ts';
import { paymentIntentId, stripe, stripeCustomer } from '../shop/stripe.ts';

const items = [{ sku: implant.sku, quantity: 2 }];
const amount = implant.unitPrice * 2;

it('creates one customer and one PaymentIntent for 50 first requests', async () => {
  const person = await approvedCustomer();
  const checkoutId = await createCheckout(person, items);
  const responses: ApiResponse[] = [];
  // Only ten at a time, because the emulator starts a process for each concurrent request.
  const sendRequests = async () => {
    for (let requested = 0; requested < 5; requested += 1) {
      responses.push(await createPaymentIntent(person, { items, checkoutId }));
    }
  };
  await Promise.all(Array.from({ length: 10 }, sendRequests));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ body }) => body.clientSecret)).size).toBe(1);
  const customer = await stripeCustomer(person.user.uid);
  expect(customer).toMatchObject({ email: person.email, name: 'Test Dentist' });
  const intents = await stripe.paymentIntents.list({ customer: customer.id });
  expect(intents.data.map(({ metadata }) => metadata.checkoutId)).toEqual([checkoutId]);
}, 120_000);

it('reuses the Stripe customer after a crash even if the name has changed', async () => {
  const person = await approvedCustomer();
  const { uid } = person.user;
  await openIntent(person, { items, checkoutId: await createCheckout(person, items) });
  const { id } = await stripeCustomer(uid);
  await database.doc(`customers/${uid}`).delete();
  await database.doc(`users/${uid}`).update({ name: 'Test Dentist-Ruiz' });

  await openIntent(person, { items, checkoutId: await createCheckout(person, items) });
  expect(await stripeCustomer(uid)).toMatchObject({ id, name: 'Test Dentist-Ruiz' });
  expect((await database.doc(`customers/${uid}`).get()).data()).toEqual({ stripeCustomerId: id });
});

it('reuses the PaymentIntent after a crash even if prices have changed', async () => {
  const person = await approvedCustomer();
  await openIntent(person, { items, checkoutId: await createCheckout(person, items) });
  const customer = (await stripeCustomer(person.user.uid)).id;
  const checkoutId = await createCheckout(person, items);
  const crashed = await stripe.paymentIntents.create(
    { amount: 100, currency: 'usd', customer, metadata: { checkoutId, uid: person.user.uid } },
    { idempotencyKey: `checkout:${checkoutId}:${customer}` },
  );

  expect(await openIntent(person, { items, checkoutId })).toBe(crashed.id);
  expect((await stripe.paymentIntents.retrieve(crashed.id)).amount).toBe(amount);
});

it('creates another Stripe customer if the first was deleted at Stripe', async () => {
  const person = await approvedCustomer();
  const { uid } = person.user;
  await openIntent(person, { items, checkoutId: await createCheckout(person, items) });
  const { id: deleted } = await stripeCustomer(uid);
  await stripe.customers.del(deleted);
  const token = await person.token();
  expect(await call(apiPaths.savedPaymentMethods, { token })).toEqual({
    status: 200,
    body: { data: [] },
  });

  const checkoutId = await createCheckout(person, items);
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => createPaymentIntent(person, { items, checkoutId })),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(responses.map(({ body }) => body.clientSecret)).size).toBe(1);
  const { id, email } = await stripeCustomer(uid);
  expect(email).toBe(person.email);
  expect((await database.doc(`customers/${uid}`).get()).data()).toEqual({
    stripeCustomerId: id,
    formerIds: [deleted],
  });

  const intentId = paymentIntentId(String(responses[0]?.body.clientSecret));
  await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
  await waitForOrderStatus(checkoutId, { status: 'completed' });
});

it("succeeds even if a stranger's checkout ID matches the customer's idempotency key", async () => {
  const [stranger, person] = [await approvedCustomer(), await approvedCustomer()];
  const { uid } = person.user;
  // Bypasses the rules, which reject such IDs.
  for (const checkoutId of [`customer-${uid}`, `customer:${uid}`]) {
    const createdAt = FieldValue.serverTimestamp();
    await database.doc(`checkouts/${checkoutId}`).set({ uid: stranger.user.uid, items, createdAt });
    await createPaymentIntent(stranger, { items, checkoutId });
  }
  const checkoutId = await createCheckout(person, items);
  expect((await createPaymentIntent(person, { items, checkoutId })).status).toBe(200);
  expect((await stripeCustomer(uid)).email).toBe(person.email);
});
