import { describe, expect, it } from 'vitest';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, createPaymentIntent, openIntent } from '../shop/checkout.ts';
import type { Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { waitForOrderStatus } from '../shop/orders.ts';
import { drill, implant } from '../shop/products.ts';
import { stripe, stripeCustomer } from '../shop/stripe.ts';

const items = [{ sku: implant.sku, quantity: 2 }];
const changed = [{ sku: drill.sku, quantity: 1 }];

async function open(person: Person, chosen = items) {
  const checkoutId = await createCheckout(person, chosen);
  return { checkoutId, intentId: await openIntent(person, { items: chosen, checkoutId }) };
}

const checkout = async (id: string) => (await database.doc(`checkouts/${id}`).get()).data();
const status = async (id: string) => (await stripe.paymentIntents.retrieve(id)).status;

describe('a new checkout', () => {
  it("cancels the previous checkout's intent and rejects further requests for it", async () => {
    const person = await approvedCustomer();
    const before = await open(person);
    const after = await open(person, changed);
    expect(await status(before.intentId)).toBe('canceled');
    expect(await status(after.intentId)).toBe('requires_payment_method');
    expect(await checkout(before.checkoutId)).toMatchObject({ intentState: 'canceled' });
    expect(await checkout(after.checkoutId)).toMatchObject({ intentState: 'open' });
    const { checkoutId } = before;
    expect(await createPaymentIntent(person, { items, checkoutId })).toMatchObject({
      status: 409,
      body: { code: 'checkout-mismatch' },
    });
  });

  it("keeps paid intents and other customers' intents", async () => {
    const [person, other] = [await approvedCustomer(), await approvedCustomer()];
    const [paid, theirs] = [await open(person), await open(other)];
    await stripe.paymentIntents.confirm(paid.intentId, { payment_method: 'pm_card_visa' });
    await waitForOrderStatus(paid.checkoutId, { status: 'completed' });
    await open(person, changed);
    expect(await status(paid.intentId)).toBe('succeeded');
    expect(await checkout(paid.checkoutId)).toMatchObject({ intentState: 'paid' });
    expect(await status(theirs.intentId)).toBe('requires_payment_method');
    const { checkoutId } = paid;
    expect(await createPaymentIntent(person, { items, checkoutId })).toMatchObject({
      status: 409,
      body: { code: 'already-paid' },
    });
  });

  it('marks the previous checkout as canceled if its intent was canceled at Stripe', async () => {
    const person = await approvedCustomer();
    const before = await open(person);
    await stripe.paymentIntents.cancel(before.intentId);
    await open(person, changed);
    expect(await checkout(before.checkoutId)).toMatchObject({ intentState: 'canceled' });
  });

  it('leaves one payable intent after concurrent requests', async () => {
    const person = await approvedCustomer();
    const ids = await Promise.all(Array.from({ length: 8 }, () => createCheckout(person, items)));
    const responses = await Promise.all(
      ids.map((checkoutId) => createPaymentIntent(person, { items, checkoutId })),
    );
    expect(responses.every((each) => [200, 409].includes(each.status))).toBe(true);
    const { docs } = await database
      .collection('checkouts')
      .where('uid', '==', person.user.uid)
      .get();
    const states = docs.map((each) => each.get('intentState'));
    expect(states.sort()).toEqual([...Array(7).fill('canceled'), 'open']);
    const customer = (await stripeCustomer(person.user.uid)).id;
    const intents = await stripe.paymentIntents.list({ customer, limit: 100 });
    const payable = intents.data.filter((intent) => intent.status !== 'canceled');
    expect(payable).toHaveLength(1);
  });
});

describe('an intent unknown to Stripe', () => {
  async function openUnknown(person: Person): Promise<string> {
    const { checkoutId } = await open(person);
    await database.doc(`checkouts/${checkoutId}`).update({ paymentIntentId: 'pi_unknown' });
    return checkoutId;
  }

  it("is treated as canceled and doesn't block a new checkout", async () => {
    const person = await approvedCustomer();
    const checkoutId = await openUnknown(person);
    expect(await createPaymentIntent(person, { items, checkoutId })).toMatchObject({
      status: 409,
      body: { code: 'checkout-mismatch' },
    });
    expect(await checkout(checkoutId)).toMatchObject({ intentState: 'canceled' });
    const after = await open(person);
    expect(await status(after.intentId)).toBe('requires_payment_method');
  });

  it('is superseded by a new checkout', async () => {
    const person = await approvedCustomer();
    const before = await openUnknown(person);
    const after = await open(person, changed);
    expect(await status(after.intentId)).toBe('requires_payment_method');
    expect(await checkout(before)).toMatchObject({ intentState: 'canceled' });
  });
});

describe('a price or address change before payment', () => {
  it('updates the same intent to the current price', async () => {
    const person = await approvedCustomer();
    const { checkoutId, intentId } = await open(person);
    // Simulates a checkout with a price from an older catalogue.
    await stripe.paymentIntents.update(intentId, { amount: 100, metadata: { items0: '[]' } });
    await database.doc(`checkouts/${checkoutId}`).update({ 'pricing.amount': 100 });

    const amount = implant.unitPrice * 2;
    expect(await createPaymentIntent(person, { items, checkoutId })).toMatchObject({
      status: 200,
      body: { checkoutId, amount, items: [{ ...implant, quantity: 2 }] },
    });
    const { metadata, ...intent } = await stripe.paymentIntents.retrieve(intentId);
    expect(intent.amount).toBe(amount);
    expect(metadata.items0).toBe(JSON.stringify([[implant.sku, implant.unitPrice, 2]]));
    expect(await checkout(checkoutId)).toMatchObject({ pricing: { amount } });
  });

  it('applies until the order is paid', async () => {
    const person = await approvedCustomer();
    const { checkoutId, intentId } = await open(person);
    const user = database.doc(`users/${person.user.uid}`);
    await user.update({ 'address.city': 'Sparks' });
    await openIntent(person, { items, checkoutId });
    const shippedTo = (city: string) => ({ pricing: { shippingAddress: { city } } });
    expect(await checkout(checkoutId)).toMatchObject(shippedTo('Sparks'));

    await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
    await user.update({ 'address.city': 'Elko' });
    expect(await createPaymentIntent(person, { items, checkoutId })).toMatchObject({
      status: 409,
      body: { code: 'already-paid' },
    });
    expect(await checkout(checkoutId)).toMatchObject(shippedTo('Sparks'));
  });
});
