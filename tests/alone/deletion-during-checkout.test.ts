import { apiPaths } from '@dental-shop/domain/api/paths';
import { stripeUrl } from '@dental-shop/emulators/addresses';
import { clearFaults, fetchFaults, setFaults } from 'local-stripe/faults';
import { afterEach, expect, it } from 'vitest';
import { call } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, createPaymentIntent } from '../shop/checkout.ts';
import type { Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { implant } from '../shop/products.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { stripe, stripeCustomer } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

const items = [{ sku: implant.sku, quantity: 1 }];

async function stripeCustomersOf(uid: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { id, metadata } of stripe.customers.list({ limit: 100 })) {
    if (metadata.uid === uid) found.push(id);
  }
  return found;
}

const remove = async (person: Person) =>
  call(apiPaths.accountDeletion, {
    method: 'POST',
    token: await person.token(),
    body: { confirmation: 'DELETE' },
  });

/** Makes Stripe hold the next matching request until the fault is cleared. */
async function holdNextRequest(path: string, when: 'before' | 'after'): Promise<void> {
  await setFaults(stripeUrl, {
    requests: [{ fault: 'hold', method: 'POST', path, when, times: 1 }],
  });
}

const waitForHeldRequest = () =>
  waitFor('the held request', async () =>
    (await fetchFaults(stripeUrl)).requests.some(({ applied }) => applied > 0),
  );

afterEach(() => clearFaults(stripeUrl));

it.each([
  ['before creating the customer', 'before'],
  ['before responding with the customer', 'after'],
] as const)(
  'leaves no Stripe customer if Stripe stalls %s',
  async (_, when) => {
    const person = await approvedCustomer();
    const { uid } = person.user;
    const checkoutId = await createCheckout(person, items);
    await holdNextRequest('/v1/customers', when);
    const checkout = createPaymentIntent(person, { items, checkoutId });
    await waitForHeldRequest();
    expect(await remove(person)).toMatchObject({ status: 200, body: { finished: true } });

    await clearFaults(stripeUrl);
    expect((await checkout).status).not.toBe(200);
    // On a busy machine, the checkout may give up before Stripe creates the customer.
    await runSchedule('sweepDeletions');
    expect(await stripeCustomersOf(uid)).toEqual([]);
    expect((await database.doc(`customers/${uid}`).get()).exists).toBe(false);
  },
  120_000,
);

it('leaves no delivery note if Stripe stalls before storing it', async () => {
  const person = await approvedCustomer();
  const checkoutId = await createCheckout(person, items);
  await holdNextRequest('/v1/payment_intents/*', 'before');
  const details = { language: 'en', deliveryNote: 'Ring twice' };
  const checkout = createPaymentIntent(person, { items, checkoutId, details });
  await waitForHeldRequest();
  const { id: customer } = await stripeCustomer(person.user.uid);
  expect(await remove(person)).toMatchObject({ status: 200, body: { finished: true } });

  await clearFaults(stripeUrl);
  expect(await checkout).toMatchObject({ status: 409, body: { code: 'checkout-mismatch' } });
  const [intent] = (await stripe.paymentIntents.list({ customer })).data;
  expect(intent).toMatchObject({ status: 'canceled', metadata: { checkoutId } });
  expect(intent?.metadata).not.toHaveProperty('deliveryNote');
}, 120_000);
