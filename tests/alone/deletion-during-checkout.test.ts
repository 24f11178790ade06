import { apiPaths } from '@dental-shop/domain/api/paths';
import { stripeUrl } from '@dental-shop/emulators/addresses';
import { shownFaults, switchFaultsOff, switchFaultsOn } from 'local-stripe/faults';
import { afterEach, expect, it } from 'vitest';
import { call } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, createPaymentIntent } from '../shop/checkout.ts';
import { database } from '../shop/database.ts';
import { implant } from '../shop/products.ts';
import { stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

const items = [{ sku: implant.sku, quantity: 1 }];

async function stripeCustomersOf(uid: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { id, metadata } of stripe.customers.list({ limit: 100 })) {
    if (metadata.uid === uid) found.push(id);
  }
  return found;
}

afterEach(() => switchFaultsOff(stripeUrl));

it.each([
  ['before it creates the customer', 'before'],
  ['before it responds with the customer', 'after'],
] as const)(
  'leaves no customer at a Stripe that is slow %s',
  async (_, when) => {
    const person = await approvedCustomer();
    const { uid } = person.user;
    const checkoutId = await createCheckout(person, items);
    await switchFaultsOn(stripeUrl, {
      requests: [{ fault: 'hold', method: 'POST', path: '/v1/customers', when, times: 1 }],
    });
    const checkout = createPaymentIntent(person, { items, checkoutId });
    await waitFor('the first request for a customer', async () =>
      (await shownFaults(stripeUrl)).requests.some(({ struck }) => struck > 0),
    );
    const deletion = await call(apiPaths.accountDeletion, {
      method: 'POST',
      token: await person.token(),
      body: { confirmation: 'DELETE' },
    });
    expect(deletion).toMatchObject({ status: 200, body: { finished: true } });

    await switchFaultsOff(stripeUrl);
    expect((await checkout).status).not.toBe(200);
    expect(await stripeCustomersOf(uid)).toEqual([]);
    expect((await database.doc(`customers/${uid}`).get()).exists).toBe(false);
  },
  60_000,
);
