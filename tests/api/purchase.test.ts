import { apiPaths } from '@dental-shop/domain/api/paths';
import { describe, expect, it } from 'vitest';
import { call, decide, register } from '../shop/api.ts';
import { approvedCustomer, waitForApprovedClaim } from '../shop/approved-customer.ts';
import { createCheckout, createPaymentIntent } from '../shop/checkout.ts';
import { newPerson, signIn } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { drill, implant } from '../shop/products.ts';
import { paymentIntentId, stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

const items = [
  { sku: implant.sku, quantity: 3 },
  { sku: drill.sku, quantity: 1 },
];
const amount = implant.unitPrice * 3 + drill.unitPrice;

async function order(checkoutId: string) {
  return waitFor('the order', async () => {
    const snapshot = await database.doc(`orders/${checkoutId}`).get();
    return snapshot.exists ? snapshot.data() : undefined;
  });
}

describe('from registration to order', () => {
  it('rejects checkout until approval, then allows it within 5 s without a new sign-in', async () => {
    const customer = await newPerson();
    expect((await register(customer)).status).toBe(201);
    expect(await call(apiPaths.checkApproval, { token: await customer.token() })).toMatchObject({
      status: 200,
      body: { approved: false },
    });

    await expect(createCheckout(customer, items)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await createPaymentIntent(customer, { items })).toMatchObject({
      status: 403,
      body: { code: 'not-approved' },
    });

    const staff = await signIn('staff');
    const decided = await decide(staff, { uid: customer.user.uid, decision: 'approve' });
    expect(decided).toMatchObject({ status: 200, body: { result: { status: 'approved' } } });
    await waitForApprovedClaim(customer, true, 5_000);

    const checkoutId = await createCheckout(customer, items);
    const intent = await createPaymentIntent(customer, { items, checkoutId });
    expect(intent.status).toBe(200);
  });

  it("records one order and one transaction with the server's prices", async () => {
    const customer = await approvedCustomer();
    const checkoutId = await createCheckout(customer, items);
    const { body } = await createPaymentIntent(customer, { items, checkoutId });
    const id = paymentIntentId(String(body.clientSecret));

    const intent = await stripe.paymentIntents.retrieve(id);
    expect(intent).toMatchObject({
      amount,
      currency: 'usd',
      metadata: { checkoutId, uid: customer.user.uid },
    });
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });

    expect(await order(checkoutId)).toMatchObject({
      uid: customer.user.uid,
      items: [
        { sku: implant.sku, name: implant.name, unitPrice: implant.unitPrice, quantity: 3 },
        { sku: drill.sku, name: drill.name, unitPrice: drill.unitPrice, quantity: 1 },
      ],
      amount,
      currency: 'usd',
      status: 'completed',
      receiptUrl: expect.stringContaining('http'),
      shippingAddress: { street: '1 Main Street', city: 'Reno' },
    });
    const transactions = await database
      .collection('transactions')
      .where('orderId', '==', checkoutId)
      .get();
    expect(transactions.docs.map((each) => each.data())).toEqual([
      expect.objectContaining({
        uid: customer.user.uid,
        type: 'payment',
        amount,
        status: 'completed',
      }),
    ]);

    const token = await customer.token();
    expect((await call(apiPaths.orders, { token })).body).toMatchObject({
      data: [{ id: checkoutId, amount, status: 'completed' }],
    });
    expect((await call(apiPaths.transactions, { token })).body).toMatchObject({
      data: [{ orderId: checkoutId, amount, type: 'payment' }],
    });
  });

  it('creates no order for a declined payment', async () => {
    const customer = await approvedCustomer();
    const checkoutId = await createCheckout(customer, items);
    const { body } = await createPaymentIntent(customer, { items, checkoutId });
    const id = paymentIntentId(String(body.clientSecret));

    await expect(
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }),
    ).rejects.toMatchObject({ code: 'card_declined', statusCode: 402 });
    await waitFor('the failure to reach the shop', async () => {
      const events = await database
        .collection('stripeEvents')
        .where('paymentIntentId', '==', id)
        .get();
      return events.docs.some((event) => event.get('type') === 'payment_intent.payment_failed');
    });
    expect((await database.doc(`orders/${checkoutId}`).get()).exists).toBe(false);

    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(await order(checkoutId)).toMatchObject({ status: 'completed', amount });
  });
});

describe('a customer suspended after approval', () => {
  it('is rejected even if their ID token still has the claim', async () => {
    const customer = await approvedCustomer();
    const checkoutId = await createCheckout(customer, items);
    const staff = await signIn('staff');
    await decide(staff, { uid: customer.user.uid, decision: 'suspend', reason: 'License expired' });
    expect(await createPaymentIntent(customer, { items, checkoutId })).toMatchObject({
      status: 403,
      body: { code: 'not-approved' },
    });
    // The rules read the user document, so the token's claim isn't enough.
    await expect(createCheckout(customer, items)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await waitForApprovedClaim(customer, false);
    await expect(createCheckout(customer, items)).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});
