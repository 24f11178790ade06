import { maxDeclinesOfAccount, maxDeclinesOfPayment } from '@dental-shop/domain/payment/declines';
import { expect, it, vi } from 'vitest';
import { callFunction } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, createPaymentIntent, openIntent } from '../shop/checkout.ts';
import type { Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { deliverEvent } from '../shop/deliver-event.ts';
import { orderWith } from '../shop/orders.ts';
import { chargesOf } from '../shop/orders-and-charges.ts';
import { implant } from '../shop/products.ts';
import { newStaff } from '../shop/staff.ts';
import { eventsOf, stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

vi.setConfig({ testTimeout: 120_000 });

/** A decline sets off several events, which wait for one another on a busy machine. */
const maxWaitMs = 60_000;

const items = [{ sku: implant.sku, quantity: 1 }];

async function open(person: Person) {
  const checkoutId = await createCheckout(person, items);
  return { checkoutId, intentId: await openIntent(person, { items, checkoutId }) };
}

const status = async (id: string) => (await stripe.paymentIntents.retrieve(id)).status;
const confirm = (id: string, card: string) =>
  stripe.paymentIntents.confirm(id, { payment_method: card });

/** Tries a stolen card, as a program does that has the client secret: past the shop's server. */
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

/** Declines one after the other, each once the shop has heard of the one before. */
async function declineTimes(id: string, count: number): Promise<void> {
  for (let declined = 1; declined <= count; declined += 1) {
    await decline(id);
    await waitFor('the decline', async () => (await eventsKnown(id)) === declined, maxWaitMs);
  }
}

const declineEvent = async (id: string) =>
  (await eventsOf(id)).find(({ type }) => type === 'payment_intent.payment_failed');

const isCanceled = (id: string) =>
  waitFor(`${id} to be canceled`, async () => (await status(id)) === 'canceled', maxWaitMs);

const mailTo = async (id: string) => (await database.doc(`mail/${id}`).get()).data();
const auditOf = async (uid: string) => {
  const { docs } = await database.collection('audit').where('whom', '==', uid).get();
  return docs.map((each) => each.get('what')).filter((what) => what !== 'approve');
};

it('ends a payment after a few declines, so that a later card cannot pay, and tells staff', async () => {
  const person = await approvedCustomer();
  const { uid } = person.user;
  const { checkoutId, intentId } = await open(person);
  await declineTimes(intentId, maxDeclinesOfPayment);
  await isCanceled(intentId);

  await expect(confirm(intentId, 'pm_card_visa')).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect(await chargesOf(uid)).toEqual([]);
  expect(await createPaymentIntent(person, { items, checkoutId })).toMatchObject({
    status: 409,
    body: { code: 'too-many-declines' },
  });
  expect(await mailTo(`end-payment-${intentId}`)).toMatchObject({
    template: 'card-testing',
    data: {
      ...{ uid, email: person.email, declines: maxDeclinesOfPayment },
      ...{ measure: 'end-payment', state: 'canceled' },
    },
  });
  expect(await auditOf(uid)).toEqual(['end-payment']);

  // A customer who only looked for their card checks out again and pays.
  const again = await open(person);
  await confirm(again.intentId, 'pm_card_visa');
  await orderWith(again.checkoutId, { status: 'completed' });
  expect(await chargesOf(uid)).toHaveLength(1);
});

it('tells staff that a payment that was taken meanwhile was not ended', async () => {
  const person = await approvedCustomer();
  const { uid } = person.user;
  const { checkoutId, intentId } = await open(person);
  await declineTimes(intentId, maxDeclinesOfPayment - 1);
  const event = await declineEvent(intentId);
  // The last decline, of which the shop learns after the next card.
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
    data: { declines: maxDeclinesOfPayment, measure: 'end-payment', state: 'paid' },
  });
  const [entry] = await database
    .collection('audit')
    .where('whom', '==', uid)
    .where('what', '==', 'end-payment')
    .get()
    .then((found) => found.docs);
  expect(entry?.get('after')).toEqual({ state: 'paid' });
  await waitFor('staff to be told at the order', async () => {
    const record = await database.doc(`orderRecords/${checkoutId}`).get();
    return record.get('attention')?.includes('many-declines');
  });
});

it('counts a decline once, however often its event is delivered', async () => {
  const { intentId } = await open(await approvedCustomer());
  await declineTimes(intentId, 1);
  const event = await declineEvent(intentId);
  for (let again = 0; again < maxDeclinesOfPayment; again += 1) {
    expect(await deliverEvent(event)).toBe(200);
  }
  expect(await status(intentId)).toBe('requires_payment_method');
  expect(await mailTo(`end-payment-${intentId}`)).toBeUndefined();
});

it('ends what a crash after the count has left open', async () => {
  const { checkoutId, intentId } = await open(await approvedCustomer());
  await declineTimes(intentId, maxDeclinesOfPayment);
  await isCanceled(intentId);
  const event = await declineEvent(intentId);
  // As it would be had the process died between the count and the cancellation.
  const checkout = database.doc(`checkouts/${checkoutId}`);
  await checkout.update({ intentState: 'open' });
  expect(await deliverEvent(event)).toBe(200);
  expect((await checkout.get()).get('intentState')).toBe('canceled');
});

it('pauses the payments of an account after many declines, and says so to customer and staff', async () => {
  const overview = async () => {
    const token = await (await newStaff()).token();
    const { body } = await callFunction('readOverview', { days: 7 }, token);
    return (body.result as { pausedAccounts: number }).pausedAccounts;
  };
  const before = await overview();
  const person = await approvedCustomer();
  const { uid } = person.user;
  // No payment by itself is declined too often.
  const each = maxDeclinesOfPayment - 1;
  let left = maxDeclinesOfAccount;
  let last = '';
  for (; left > 0; left -= each) {
    last = (await open(person)).intentId;
    await declineTimes(last, Math.min(each, left));
  }
  await isCanceled(last);
  const answer = await createPaymentIntent(person, {
    items,
    checkoutId: await createCheckout(person, items),
  });
  expect(answer).toMatchObject({ status: 429, body: { code: 'payments-paused' } });
  await expect(confirm(last, 'pm_card_visa')).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect(await chargesOf(uid)).toEqual([]);
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

  // Declines that were on their way when the pause ended begin another, of which staff are told once.
  await pause.update({ pausedUntil: Date.now() - 1 });
  const event = await declineEvent(last);
  const late = await Promise.all([1, 2, 3, 4].map(() => deliverEvent(event)));
  // Stripe delivers again what is refused.
  expect(late).toContain(200);
  expect(await auditOf(uid)).toEqual(['pause-payments', 'pause-payments']);
  expect(await mailTo(`pause-payments-${uid}-${await pausedUntil()}`)).toBeDefined();

  // An hour later.
  await pause.update({ pausedUntil: Date.now() - 1 });
  const { checkoutId, intentId } = await open(person);
  await confirm(intentId, 'pm_card_visa');
  await orderWith(checkoutId, { status: 'completed' });
});

// The last: its many events would keep the others waiting.
it('cannot be outrun: of sixty cards tried as fast as can be, few are, and the next cannot pay', async () => {
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
  expect(await chargesOf(person.user.uid)).toEqual([]);
});
