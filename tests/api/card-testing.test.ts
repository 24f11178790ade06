import { maxDeclinesPerAccount, maxDeclinesPerPayment } from '@dental-shop/domain/payment/declines';
import { expect, it, vi } from 'vitest';
import { callFunction } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, createPaymentIntent, openIntent } from '../shop/checkout.ts';
import type { Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { deliverEvent } from '../shop/deliver-event.ts';
import { waitForOrderStatus } from '../shop/orders.ts';
import { findCharges } from '../shop/orders-and-charges.ts';
import { implant } from '../shop/products.ts';
import { newStaff } from '../shop/staff.ts';
import { findEvents, stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

vi.setConfig({ testTimeout: 120_000 });

/** A decline triggers several events, which take a while on a busy machine. */
const maxWaitMs = 60_000;

const items = [{ sku: implant.sku, quantity: 1 }];

async function open(person: Person) {
  const checkoutId = await createCheckout(person, items);
  return { checkoutId, intentId: await openIntent(person, { items, checkoutId }) };
}

const status = async (id: string) => (await stripe.paymentIntents.retrieve(id)).status;
const confirm = (id: string, card: string) =>
  stripe.paymentIntents.confirm(id, { payment_method: card });

/** A bot with the client secret bypasses the shop's server. */
async function decline(id: string): Promise<void> {
  await expect(confirm(id, 'pm_card_visa_chargeDeclined')).rejects.toMatchObject({
    code: 'card_declined',
  });
}

const eventsKnown = async (id: string) => {
  const { docs } = await database
    .collection('stripeEvents')
    .where('paymentIntentId', '==', id)
    .get();
  return docs.filter((each) => each.get('type') === 'payment_intent.payment_failed').length;
};

/** Waits for the shop to process each decline before causing the next one. */
async function declineTimes(id: string, count: number): Promise<void> {
  for (let declined = 1; declined <= count; declined += 1) {
    await decline(id);
    await waitFor('the decline', async () => (await eventsKnown(id)) === declined, maxWaitMs);
  }
}

const declineEvent = async (id: string) =>
  (await findEvents(id)).find(({ type }) => type === 'payment_intent.payment_failed');

const isCanceled = (id: string) =>
  waitFor(`${id} to be canceled`, async () => (await status(id)) === 'canceled', maxWaitMs);

const mailTo = async (id: string) => (await database.doc(`mail/${id}`).get()).data();
const auditOf = async (uid: string) => {
  const { docs } = await database.collection('audit').where('whom', '==', uid).get();
  return docs.map((each) => each.get('what')).filter((what) => what !== 'approve');
};

it('cancels the payment after too many declines and notifies staff', async () => {
  const person = await approvedCustomer();
  const { uid } = person.user;
  const { checkoutId, intentId } = await open(person);
  await declineTimes(intentId, maxDeclinesPerPayment);
  await isCanceled(intentId);

  await expect(confirm(intentId, 'pm_card_visa')).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect(await findCharges(uid)).toEqual([]);
  expect(await createPaymentIntent(person, { items, checkoutId })).toMatchObject({
    status: 409,
    body: { code: 'too-many-declines' },
  });
  expect(await mailTo(`end-payment-${intentId}`)).toMatchObject({
    template: 'card-testing',
    data: {
      ...{ uid, email: person.email, declines: maxDeclinesPerPayment },
      ...{ measure: 'end-payment', state: 'canceled' },
    },
  });
  expect(await auditOf(uid)).toEqual(['end-payment']);

  const again = await open(person);
  await confirm(again.intentId, 'pm_card_visa');
  await waitForOrderStatus(again.checkoutId, { status: 'completed' });
  expect(await findCharges(uid)).toHaveLength(1);
});

it('notifies staff if a payment succeeded before it could be canceled', async () => {
  const person = await approvedCustomer();
  const { uid } = person.user;
  const { checkoutId, intentId } = await open(person);
  await declineTimes(intentId, maxDeclinesPerPayment - 1);
  const event = await declineEvent(intentId);
  // Makes the last decline's event arrive after the successful payment.
  const { docs } = await database
    .collection('stripeEvents')
    .where('paymentIntentId', '==', intentId)
    .get();
  const counted = docs.find((each) => each.id === event?.id);
  await database.doc(`stripeEvents/late-${intentId}`).set({ ...counted?.data() });
  await confirm(intentId, 'pm_card_visa');
  expect(await deliverEvent(event)).toBe(200);
  expect(await mailTo(`end-payment-${intentId}`)).toMatchObject({
    template: 'card-testing',
    data: { declines: maxDeclinesPerPayment, measure: 'end-payment', state: 'paid' },
  });
  const [entry] = await database
    .collection('audit')
    .where('whom', '==', uid)
    .where('what', '==', 'end-payment')
    .get()
    .then((found) => found.docs);
  expect(entry?.get('after')).toEqual({ state: 'paid' });
  await waitFor('the order to need attention', async () => {
    const record = await database.doc(`orderRecords/${checkoutId}`).get();
    return record.get('attention')?.includes('many-declines');
  });
});

it('counts a decline once even if its event is delivered repeatedly', async () => {
  const { intentId } = await open(await approvedCustomer());
  await declineTimes(intentId, 1);
  const event = await declineEvent(intentId);
  for (let again = 0; again < maxDeclinesPerPayment; again += 1) {
    expect(await deliverEvent(event)).toBe(200);
  }
  expect(await status(intentId)).toBe('requires_payment_method');
  expect(await mailTo(`end-payment-${intentId}`)).toBeUndefined();
});

it('cancels a payment that a crash left open', async () => {
  const { checkoutId, intentId } = await open(await approvedCustomer());
  await declineTimes(intentId, maxDeclinesPerPayment);
  await isCanceled(intentId);
  const event = await declineEvent(intentId);
  // Simulates a crash after the count but before the cancellation.
  const checkout = database.doc(`checkouts/${checkoutId}`);
  await checkout.update({ intentState: 'open' });
  expect(await deliverEvent(event)).toBe(200);
  expect((await checkout.get()).get('intentState')).toBe('canceled');
});

it("pauses an account's payments after many declines and notifies the customer and staff", async () => {
  const overview = async () => {
    const token = await (await newStaff()).token();
    const { body } = await callFunction('readOverview', { days: 7 }, token);
    return (body.result as { pausedAccounts: number }).pausedAccounts;
  };
  const before = await overview();
  const person = await approvedCustomer();
  const { uid } = person.user;
  const each = maxDeclinesPerPayment - 1;
  let left = maxDeclinesPerAccount;
  let last = '';
  for (; left > 0; left -= each) {
    last = (await open(person)).intentId;
    await declineTimes(last, Math.min(each, left));
  }
  await isCanceled(last);
  const response = await createPaymentIntent(person, {
    items,
    checkoutId: await createCheckout(person, items),
  });
  expect(response).toMatchObject({ status: 429, body: { code: 'payments-paused' } });
  await expect(confirm(last, 'pm_card_visa')).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect(await findCharges(uid)).toEqual([]);
  expect(await auditOf(uid)).toEqual(['pause-payments']);
  const { docs } = await database
    .collection('mail')
    .where('data.uid', '==', uid)
    .where('template', '==', 'card-testing')
    .get();
  const pause = database.doc(`declines/${uid}`);
  const pausedUntil = async () => (await pause.get()).get('pausedUntil');
  expect(docs.map(({ id }) => id)).toEqual([`pause-payments-${uid}-${await pausedUntil()}`]);
  expect(await overview()).toBe(before + 1);

  // A decline after the pause starts another pause but sends no second notice.
  await pause.update({ pausedUntil: Date.now() - 1 });
  const event = await declineEvent(last);
  const late = await Promise.all([1, 2, 3, 4].map(() => deliverEvent(event)));
  // Stripe redelivers failed events.
  expect(late).toContain(200);
  expect(await auditOf(uid)).toEqual(['pause-payments', 'pause-payments']);
  expect(await mailTo(`pause-payments-${uid}-${await pausedUntil()}`)).toBeDefined();

  // An hour later.
  await pause.update({ pausedUntil: Date.now() - 1 });
  const { checkoutId, intentId } = await open(person);
  await confirm(intentId, 'pm_card_visa');
  await waitForOrderStatus(checkoutId, { status: 'completed' });
});

// Must be the last test, because its many events would slow down later tests.
it('cancels the payment before a tight loop can try sixty cards', async () => {
  const person = await approvedCustomer();
  const { intentId } = await open(person);
  let tried = 0;
  while (tried < 60 && (await status(intentId)) !== 'canceled') {
    await confirm(intentId, 'pm_card_visa_chargeDeclined').catch(() => undefined);
    tried += 1;
  }
  await isCanceled(intentId);
  await expect(confirm(intentId, 'pm_card_visa')).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect(await findCharges(person.user.uid)).toEqual([]);
});
