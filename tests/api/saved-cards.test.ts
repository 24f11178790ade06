import { apiPaths } from '@dental-shop/domain/api/paths';
import { describe, expect, it } from 'vitest';
import { call } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, openIntent } from '../shop/checkout.ts';
import type { Person } from '../shop/customer.ts';
import { waitForOrderStatus } from '../shop/orders.ts';
import { implant } from '../shop/products.ts';
import { stripe } from '../shop/stripe.ts';

const items = [{ sku: implant.sku, quantity: 1 }];

async function pay(
  person: Person,
  savePaymentMethod: boolean,
  payment_method = 'pm_card_visa',
): Promise<void> {
  const checkoutId = await createCheckout(person, items);
  const id = await openIntent(person, { items, checkoutId, savePaymentMethod });
  await stripe.paymentIntents.confirm(id, { payment_method });
  // Until the shop has recorded this payment, another checkout would count as a duplicate purchase.
  await waitForOrderStatus(checkoutId, { status: 'completed' });
}

async function cards(person: Person): Promise<string[]> {
  const { body } = await call(apiPaths.savedPaymentMethods, { token: await person.token() });
  return (body.data as { id: string }[]).map(({ id }) => id);
}

const remove = async (person: Person, id: string) =>
  call(apiPaths.paymentMethod.replace(':id', id), {
    method: 'DELETE',
    token: await person.token(),
  });

describe('a card', () => {
  it('is saved only on request and can be removed only once', async () => {
    const person = await approvedCustomer();
    await pay(person, false);
    expect(await cards(person)).toEqual([]);
    await pay(person, true);
    const [card = '', ...others] = await cards(person);
    expect(others).toEqual([]);
    expect(await remove(person, card)).toMatchObject({ status: 200, body: { success: true } });
    expect(await cards(person)).toEqual([]);
    expect(await remove(person, card)).toMatchObject({ status: 404 });
  });

  it('is listed with its wallet', async () => {
    const person = await approvedCustomer();
    const { id } = await stripe.paymentMethods.create({
      type: 'card',
      card: { token: 'tok_apple_pay' },
    });
    await pay(person, true, id);
    const { body } = await call(apiPaths.savedPaymentMethods, { token: await person.token() });
    expect(body.data).toMatchObject([{ brand: 'visa', last4: '4242', wallet: 'Apple Pay' }]);
  });

  it('cannot be listed, removed or used by another customer', async () => {
    const [owner, other] = [await approvedCustomer(), await approvedCustomer()];
    await pay(owner, true);
    await pay(other, false);
    const [card = ''] = await cards(owner);
    expect(await cards(other)).toEqual([]);
    expect(await remove(other, card)).toEqual(await remove(other, 'pm_none'));
    expect(await remove(other, card)).toMatchObject({ status: 404, body: { code: 'not-found' } });

    const checkoutId = await createCheckout(other, items);
    const intentId = await openIntent(other, { items, checkoutId });
    await expect(
      stripe.paymentIntents.confirm(intentId, { payment_method: card }),
    ).rejects.toMatchObject({ code: 'resource_missing' });
    expect(await cards(owner)).toEqual([card]);
  });
});
