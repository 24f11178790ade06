import { apiPaths } from '@dental-shop/domain/api/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { call } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, createPaymentIntent } from '../shop/checkout.ts';
import { database } from '../shop/database.ts';
import { drill, hiddenProduct, implant, unpricedProduct } from '../shop/products.ts';
import { paymentIntentId, stripe } from '../shop/stripe.ts';

const items = [{ sku: implant.sku, quantity: 2 }];

describe('create-payment-intent', () => {
  it.each([
    ['no token', undefined],
    ['a malformed token', 'nonsense'],
  ])('responds with 401 to %s', async (_, token) => {
    const response = await call(apiPaths.createPaymentIntent, { method: 'POST', token, body: {} });
    expect(response).toMatchObject({ status: 401, body: { code: 'sign-in-required' } });
  });

  it('rejects a price set by the client', async () => {
    const customer = await approvedCustomer();
    const cheap = [{ sku: implant.sku, quantity: 1, price: 1 }];
    expect(await createPaymentIntent(customer, { items: cheap })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
  });

  it.each([
    ['an unknown SKU', [{ sku: 'NO-SUCH-SKU', quantity: 1 }], 'unknown-product'],
    ['a hidden SKU', [{ sku: hiddenProduct.sku, quantity: 1 }], 'unknown-product'],
    ['an item without a price', [{ sku: unpricedProduct.sku, quantity: 1 }], 'not-purchasable'],
    [
      'a duplicate item',
      [...items, { sku: implant.sku.toLowerCase(), quantity: 1 }],
      'duplicate-item',
    ],
    ['an amount over the card limit', [{ sku: implant.sku, quantity: 9_999 }], 'amount-too-large'],
    ['a quantity of 0', [{ sku: implant.sku, quantity: 0 }], 'invalid-input'],
    ['a quantity of -1', [{ sku: implant.sku, quantity: -1 }], 'invalid-input'],
    ['a quantity of 1.5', [{ sku: implant.sku, quantity: 1.5 }], 'invalid-input'],
    ['a quantity of 1e9', [{ sku: implant.sku, quantity: 1e9 }], 'invalid-input'],
    ['no items', [], 'invalid-input'],
  ])('rejects %s', async (_, rejected, code) => {
    const customer = await approvedCustomer();
    const response = await createPaymentIntent(customer, { items: rejected });
    expect(response).toMatchObject({ status: 400, body: { code, error: expect.any(String) } });
  });

  it("rejects another account's email", async () => {
    const customer = await approvedCustomer();
    expect(
      await createPaymentIntent(customer, { items, email: 'dentist@example.com' }),
    ).toMatchObject({
      status: 403,
      body: { code: 'not-your-account' },
    });
  });
});

describe('a checkout', () => {
  it('keeps its PaymentIntent across repeated requests', async () => {
    const customer = await approvedCustomer();
    const checkoutId = await createCheckout(customer, items);
    const responses = await Promise.all([
      createPaymentIntent(customer, { items, checkoutId }),
      createPaymentIntent(customer, { items, checkoutId }),
    ]);
    responses.push(
      await createPaymentIntent(customer, { items, checkoutId, savePaymentMethod: true }),
    );
    const secrets = new Set(responses.map(({ body }) => body.clientSecret));
    expect(secrets.size).toBe(1);
    const id = paymentIntentId(String([...secrets][0]));
    const intent = await stripe.paymentIntents.retrieve(id);
    expect(intent.setup_future_usage).toBe('off_session');

    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(await createPaymentIntent(customer, { items, checkoutId })).toMatchObject({
      status: 409,
      body: { code: 'already-paid' },
    });
    const saved = await call(apiPaths.savedPaymentMethods, { token: await customer.token() });
    expect(saved.body).toMatchObject({ data: [{ brand: 'visa', last4: '4242' }] });
  });

  it('looks nonexistent to other customers', async () => {
    const owner = await approvedCustomer();
    const theirs = await createCheckout(owner, items);
    const other = await approvedCustomer();
    const missing = await createPaymentIntent(other, { items, checkoutId: 'doesNotExist12345678' });
    expect(await createPaymentIntent(other, { items, checkoutId: theirs })).toEqual(missing);
    expect(missing).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('requires an ID in the format that Firestore generates', async () => {
    const customer = await approvedCustomer();
    const token = await customer.token();
    for (const checkoutId of ['__x__', '__aaaaaaaaaaaaaaaa__', 'customer-of-another1', 'a/b', '']) {
      const customerData = { selectedItems: items, checkoutId };
      const body = { email: customer.email, customerData };
      expect(
        await call(apiPaths.createPaymentIntent, { method: 'POST', token, body }),
      ).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', field: 'customerData.checkoutId' },
      });
    }
  });

  it('rejects a request with different items', async () => {
    const owner = await approvedCustomer();
    const id = await createCheckout(owner, items);
    const other = [{ sku: drill.sku, quantity: 2 }];
    expect(await createPaymentIntent(owner, { items: other, checkoutId: id })).toMatchObject({
      status: 409,
      body: { code: 'checkout-mismatch' },
    });
  });

  it("can be resumed without changing it or the customer's other checkouts", async () => {
    const customer = await approvedCustomer();
    const others = [{ sku: drill.sku, quantity: 1 }];
    const unclaimed = await createCheckout(customer, others);
    const checkoutId = await createCheckout(customer, items);
    const request = { items, checkoutId, savePaymentMethod: true };
    const started = await createPaymentIntent(customer, request);
    const intentId = paymentIntentId(String(started.body.clientSecret));
    const intent = await stripe.paymentIntents.retrieve(intentId);
    const stored = database.doc(`checkouts/${checkoutId}`);
    const before = (await stored.get()).data();
    // Simulates an older checkout that couldn't be canceled at Stripe.
    const older = await createCheckout(customer, others);
    const claimedAt = Timestamp.fromMillis(Date.now() - 60_000);
    await database.doc(`checkouts/${older}`).update({ intentState: 'open', claimedAt });
    const stateOf = async (id: string) =>
      (await database.doc(`checkouts/${id}`).get()).get('intentState');

    const resumed = await createPaymentIntent(customer, { items, checkoutId, resume: true });
    expect(resumed).toEqual(started);
    expect((await stored.get()).data()).toEqual(before);
    expect(await stripe.paymentIntents.retrieve(intentId)).toEqual(intent);
    expect(await stateOf(older)).toBe('open');

    const rejected = { items: others, checkoutId: unclaimed, resume: true };
    expect(await createPaymentIntent(customer, rejected)).toMatchObject({
      status: 409,
      body: { code: 'checkout-mismatch' },
    });
    expect(await stateOf(unclaimed)).toBeUndefined();
    expect(await stateOf(checkoutId)).toBe('open');

    await createPaymentIntent(customer, { items, checkoutId });
    expect(await stateOf(older)).toBe('canceled');
  });

  it('returns the items, amount and currency', async () => {
    const owner = await approvedCustomer();
    const checkoutId = await createCheckout(owner, items);
    expect(await createPaymentIntent(owner, { items, checkoutId })).toMatchObject({
      status: 200,
      body: {
        checkoutId,
        items: [{ ...implant, quantity: 2 }],
        amount: implant.unitPrice * 2,
        currency: 'usd',
      },
    });
  });
});
