import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { decide } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, createPaymentIntent, openIntent } from '../shop/checkout.ts';
import { type Person, signIn } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { implant } from '../shop/products.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

const items = [{ sku: implant.sku, quantity: 1 }];

async function open(person: Person) {
  const checkoutId = await createCheckout(person, items);
  const intentId = await openIntent(person, { items, checkoutId });
  return { checkout: database.doc(`checkouts/${checkoutId}`), intentId };
}

const status = async (id: string) => (await stripe.paymentIntents.retrieve(id)).status;

async function withdrawApproval({ user: { uid } }: Person) {
  const reason = 'The license has expired.';
  await decide(await signIn('staff'), { uid, decision: 'suspend', reason });
}

it('cancels open intents when approval is withdrawn', async () => {
  const person = await approvedCustomer();
  const { checkout, intentId } = await open(person);
  await withdrawApproval(person);
  await waitFor('the intent to be canceled', async () => (await status(intentId)) === 'canceled');
  await waitFor('the checkout to be canceled', async () => {
    return (await checkout.get()).get('intentState') === 'canceled';
  });
});

it('cancels open intents in the sweep if the trigger failed', async () => {
  const person = await approvedCustomer();
  const { checkout, intentId } = await open(person);
  await withdrawApproval(person);
  // The trigger updates the checkout last and could overwrite the changes below.
  await waitFor('the trigger', async () => {
    return (await checkout.get()).get('intentState') === 'canceled';
  });
  expect(await status(intentId)).toBe('canceled');
  // Simulates a trigger that got no response from Stripe.
  const left = await stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
  await checkout.update({ intentState: 'open', paymentIntentId: left.id });
  await runSchedule('sweepOpenIntents');
  expect(await status(left.id)).toBe('canceled');
  expect((await checkout.get()).get('intentState')).toBe('canceled');
});

it('cancels abandoned intents after a day unless they were paid', async () => {
  const [gone, paid, busy] = [
    await open(await approvedCustomer()),
    await open(await approvedCustomer()),
    await open(await approvedCustomer()),
  ];
  await stripe.paymentIntents.confirm(paid.intentId, { payment_method: 'pm_card_visa' });
  const yesterday = Timestamp.fromMillis(Date.now() - 25 * 60 * 60 * 1000);
  await gone.checkout.update({ claimedAt: yesterday });
  await paid.checkout.update({ claimedAt: yesterday, intentState: 'open' });
  await runSchedule('sweepOpenIntents');
  expect(await status(gone.intentId)).toBe('canceled');
  expect(await status(paid.intentId)).toBe('succeeded');
  expect(await status(busy.intentId)).toBe('requires_payment_method');
  const states = [gone, paid, busy].map(async ({ checkout }) =>
    (await checkout.get()).get('intentState'),
  );
  expect(await Promise.all(states)).toEqual(['canceled', 'paid', 'open']);
});

it('permanently closes an abandoned checkout without an intent', async () => {
  const person = await approvedCustomer();
  const checkoutId = await createCheckout(person, items);
  const checkout = database.doc(`checkouts/${checkoutId}`);
  await checkout.update({ intentState: 'open', claimedAt: Timestamp.fromMillis(0) });
  await runSchedule('sweepOpenIntents');
  expect((await checkout.get()).get('intentState')).toBe('canceled');
  expect(await createPaymentIntent(person, { items, checkoutId })).toMatchObject({
    status: 409,
    body: { code: 'checkout-mismatch' },
  });
});

it('flags an order that was paid despite withdrawn approval', async () => {
  const person = await approvedCustomer();
  const { checkout, intentId } = await open(person);
  const { metadata } = await stripe.paymentIntents.retrieve(intentId);
  await withdrawApproval(person);
  await waitFor('the trigger', async () => (await status(intentId)) === 'canceled');
  // Simulates a customer who pays before the trigger runs.
  const amount = implant.unitPrice;
  const quick = await stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    metadata,
  });
  await stripe.paymentIntents.confirm(quick.id, { payment_method: 'pm_card_visa' });
  const order = database.doc(`orderRecords/${checkout.id}`);
  await waitFor('the order', async () => (await order.get()).exists);
  expect((await order.get()).data()).toMatchObject({
    status: 'completed',
    amount,
    attention: ['approval-withdrawn'],
  });
});
