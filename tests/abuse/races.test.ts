import { randomUUID } from 'node:crypto';
import { apiPaths, paymentMethodPath } from '@dental-shop/domain/api/paths';
import { expect, it } from 'vitest';
import { call, callFunction, decide, register } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, createPaymentIntent, openIntent } from '../shop/checkout.ts';
import { newPerson, signIn } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { openCheckout, paidOrder, waitForOrderStatus } from '../shop/orders.ts';
import { findCharges } from '../shop/orders-and-charges.ts';
import { implant } from '../shop/products.ts';
import { newStaff } from '../shop/staff.ts';
import { stripe, stripeCustomer } from '../shop/stripe.ts';
import { forgetLimits } from './limits.ts';

/** This is low because the functions emulator starts a process for each concurrent request. */
const concurrency = 4;
const items = [{ sku: implant.sku, quantity: 1 }];

const runConcurrently = <Result>(act: (place: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: concurrency }, (_, place) => act(place)));

const limitMs = 120_000;

it(
  'creates one payment for concurrent requests for the same checkout',
  async () => {
    await forgetLimits();
    const customer = await approvedCustomer();
    const checkoutId = await createCheckout(customer, items);
    const responses = await runConcurrently(() =>
      createPaymentIntent(customer, { items, checkoutId }),
    );
    const secrets = responses
      .filter(({ status }) => status === 200)
      .map(({ body }) => body.clientSecret);
    expect(new Set(secrets).size).toBe(1);
    const { id } = await stripeCustomer(customer.user.uid);
    expect((await stripe.paymentIntents.list({ customer: id })).data).toHaveLength(1);
  },
  limitMs,
);

it(
  'leaves at most one payment open after concurrent requests without a checkout',
  async () => {
    await forgetLimits();
    const customer = await approvedCustomer();
    await runConcurrently(() => createPaymentIntent(customer, { items }));
    // This request cancels all of the payments above.
    await openIntent(customer, { items });
    const { id } = await stripeCustomer(customer.user.uid);
    const { data } = await stripe.paymentIntents.list({ customer: id });
    expect(data.filter(({ status }) => status !== 'canceled')).toHaveLength(1);
  },
  limitMs,
);

it(
  'charges once if a payment is confirmed several times concurrently',
  async () => {
    await forgetLimits();
    const { customer, orderId, paymentIntentId, amount } = await openCheckout();
    await runConcurrently(async () => {
      try {
        await stripe.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
      } catch {
        // One confirmation succeeds. The others fail, because the payment is already processing or
        // paid.
      }
    });
    await waitForOrderStatus(orderId, { status: 'completed' });
    expect(await findCharges(customer.user.uid)).toEqual([amount]);
  },
  limitMs,
);

it(
  'creates one account if a person registers several times concurrently',
  async () => {
    await forgetLimits();
    const person = await newPerson();
    const responses = await runConcurrently((place) =>
      register(person, { fullName: `Eve ${place}` }),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const mails = await database.collection('mail').where('to', '==', person.email).get();
    expect(mails.size).toBeLessThanOrEqual(1);
  },
  limitMs,
);

it(
  'refunds no more than was paid if staff send concurrent refunds with different request IDs',
  async () => {
    await forgetLimits();
    const { orderId, paymentIntentId, amount } = await paidOrder();
    const staff = await newStaff();
    const token = await staff.token();
    await runConcurrently(() =>
      callFunction('refundOrder', { orderId, reason: 'Twice', requestId: randomUUID() }, token),
    );
    const { data } = await stripe.refunds.list({ payment_intent: paymentIntentId });
    expect(data.map((refund) => refund.amount)).toEqual([amount]);
  },
  limitMs,
);

it(
  'refunds once if staff send concurrent refunds with the same request ID',
  async () => {
    await forgetLimits();
    const { orderId, paymentIntentId } = await paidOrder();
    const token = await (await newStaff()).token();
    const requestId = randomUUID();
    await runConcurrently(() =>
      callFunction('refundOrder', { orderId, amount: 100, reason: 'Once', requestId }, token),
    );
    const { data } = await stripe.refunds.list({ payment_intent: paymentIntentId });
    expect(data.map((refund) => refund.amount)).toEqual([100]);
  },
  limitMs,
);

it(
  'applies and audits only one of several concurrent decisions on an account',
  async () => {
    await forgetLimits();
    const person = await newPerson();
    await register(person);
    const staff = await signIn('staff');
    const { uid } = person.user;
    const responses = await runConcurrently((place) =>
      decide(staff, {
        uid,
        decision: place % 2 === 0 ? 'approve' : 'decline',
        reason: 'Race',
        expectedStatus: 'pending',
      }),
    );
    const statuses = responses.flatMap(({ status, body }) =>
      status === 200 ? [(body.result as { status: string }).status] : [],
    );
    expect(new Set(statuses).size).toBe(1);
    expect((await database.doc(`users/${uid}`).get()).get('status')).toBe(statuses[0]);
    expect((await database.collection('audit').where('whom', '==', uid).get()).size).toBe(1);
  },
  limitMs,
);

it(
  'removes a card once despite concurrent requests',
  async () => {
    await forgetLimits();
    const { customer } = await paidOrder();
    const { id } = await stripeCustomer(customer.user.uid);
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: id });
    const token = await customer.token();
    const responses = await runConcurrently(() =>
      call(paymentMethodPath(card.id), { method: 'DELETE', token }),
    );
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    const { body } = await call(apiPaths.savedPaymentMethods, { token });
    expect(body.data).toEqual([]);
  },
  limitMs,
);
