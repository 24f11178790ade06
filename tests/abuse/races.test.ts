import { randomUUID } from 'node:crypto';
import { apiPaths, paymentMethodPath } from '@dental-shop/domain/api/paths';
import { expect, it } from 'vitest';
import { call, callFunction, decide, register } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, createPaymentIntent, openIntent } from '../shop/checkout.ts';
import { newPerson, signIn } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { openCheckout, orderWith, paidOrder } from '../shop/orders.ts';
import { chargesOf } from '../shop/orders-and-charges.ts';
import { implant } from '../shop/products.ts';
import { newStaff } from '../shop/staff.ts';
import { stripe, stripeCustomer } from '../shop/stripe.ts';
import { forgetLimits } from './limits.ts';

/** As many as are in flight at once: the functions emulator starts a process for each. */
const atOnce = 4;
const items = [{ sku: implant.sku, quantity: 1 }];

const together = <Result>(act: (place: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: atOnce }, (_, place) => act(place)));

const limitMs = 120_000;

it(
  'one account asks for the payment of one checkout many times: one payment',
  async () => {
    await forgetLimits();
    const customer = await approvedCustomer();
    const checkoutId = await createCheckout(customer, items);
    const answers = await together(() => createPaymentIntent(customer, { items, checkoutId }));
    const secrets = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => body.clientSecret);
    expect(new Set(secrets).size).toBe(1);
    const { id } = await stripeCustomer(customer.user.uid);
    expect((await stripe.paymentIntents.list({ customer: id })).data).toHaveLength(1);
  },
  limitMs,
);

it(
  'one account asks for payments without a checkout many times: at most one stays open',
  async () => {
    await forgetLimits();
    const customer = await approvedCustomer();
    await together(() => createPaymentIntent(customer, { items }));
    // The last one that asked has seen to the others.
    await openIntent(customer, { items });
    const { id } = await stripeCustomer(customer.user.uid);
    const { data } = await stripe.paymentIntents.list({ customer: id });
    expect(data.filter(({ status }) => status !== 'canceled')).toHaveLength(1);
  },
  limitMs,
);

it(
  'one payment is confirmed many times: one charge',
  async () => {
    await forgetLimits();
    const { customer, orderId, paymentIntentId, amount } = await openCheckout();
    await together(async () => {
      try {
        await stripe.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
      } catch {
        // The others find it paid, or being paid.
      }
    });
    await orderWith(orderId, { status: 'completed' });
    expect(await chargesOf(customer.user.uid)).toEqual([amount]);
  },
  limitMs,
);

it(
  'one person registers many times: one account',
  async () => {
    await forgetLimits();
    const person = await newPerson();
    const answers = await together((place) => register(person, { fullName: `Eve ${place}` }));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const mails = await database.collection('mail').where('to', '==', person.email).get();
    expect(mails.size).toBeLessThanOrEqual(1);
  },
  limitMs,
);

it(
  'staff refund one order many times with requests of their own: never more than was paid',
  async () => {
    await forgetLimits();
    const { orderId, paymentIntentId, amount } = await paidOrder();
    const staff = await newStaff();
    const token = await staff.token();
    await together(() =>
      callFunction('refundOrder', { orderId, reason: 'Twice', requestId: randomUUID() }, token),
    );
    const { data } = await stripe.refunds.list({ payment_intent: paymentIntentId });
    expect(data.map((refund) => refund.amount)).toEqual([amount]);
  },
  limitMs,
);

it(
  'staff refund one order many times with one request: once',
  async () => {
    await forgetLimits();
    const { orderId, paymentIntentId } = await paidOrder();
    const token = await (await newStaff()).token();
    const requestId = randomUUID();
    await together(() =>
      callFunction('refundOrder', { orderId, amount: 100, reason: 'Once', requestId }, token),
    );
    const { data } = await stripe.refunds.list({ payment_intent: paymentIntentId });
    expect(data.map((refund) => refund.amount)).toEqual([100]);
  },
  limitMs,
);

it(
  'staff decide on one account at once: one decision counts, and is the one in the audit',
  async () => {
    await forgetLimits();
    const person = await newPerson();
    await register(person);
    const staff = await signIn('staff');
    const { uid } = person.user;
    const answers = await together((place) =>
      decide(staff, {
        uid,
        decision: place % 2 === 0 ? 'approve' : 'decline',
        reason: 'Race',
        expectedStatus: 'pending',
      }),
    );
    const statuses = answers.flatMap(({ status, body }) =>
      status === 200 ? [(body.result as { status: string }).status] : [],
    );
    expect(new Set(statuses).size).toBe(1);
    expect((await database.doc(`users/${uid}`).get()).get('status')).toBe(statuses[0]);
    expect((await database.collection('audit').where('whom', '==', uid).get()).size).toBe(1);
  },
  limitMs,
);

it(
  'one card is removed many times: once',
  async () => {
    await forgetLimits();
    const { customer } = await paidOrder();
    const { id } = await stripeCustomer(customer.user.uid);
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: id });
    const token = await customer.token();
    const answers = await together(() =>
      call(paymentMethodPath(card.id), { method: 'DELETE', token }),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    const { body } = await call(apiPaths.savedPaymentMethods, { token });
    expect(body.data).toEqual([]);
  },
  limitMs,
);
