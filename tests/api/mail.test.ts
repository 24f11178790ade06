import { randomUUID } from 'node:crypto';

import { withTimesSign } from '@dental-shop/domain/text/sizes';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { decide, register } from '../shop/api.ts';
import { approvedCustomer, registeredCustomer } from '../shop/approved-customer.ts';
import { createCheckout, createPaymentIntent } from '../shop/checkout.ts';
import { newPerson, signIn } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { heldMailTo, mailsTo, mailTo } from '../shop/inbox.ts';
import { implant } from '../shop/products.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { paymentIntentId, stripe } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

const approval = (delivery: Record<string, unknown> = {}) => ({
  to: `${randomUUID()}@example.com`,
  language: 'en',
  template: 'account-approved',
  data: { name: 'Ana Ruiz' },
  createdAt: Timestamp.now(),
  delivery: {
    state: 'queued',
    attempts: 0,
    dueAt: Timestamp.fromMillis(Date.now() + 120_000),
    lastError: null,
    deliveredAt: null,
    ...delivery,
  },
});

async function queue(mail: ReturnType<typeof approval>) {
  const reference = database.collection('mail').doc();
  await reference.create(mail);
  return reference;
}

const inState = async (reference: FirebaseFirestore.DocumentReference, state: string) =>
  waitFor(`the email to be ${state}`, async () => {
    const delivery = (await reference.get()).get('delivery');
    return delivery.state === state && delivery;
  });

/** Clears the hourly limit on registration notices, which these tests exceed. */
async function resetNoticeLimit(): Promise<void> {
  const hour = Math.floor(Date.now() / (60 * 60 * 1000));
  for (const each of [hour, hour + 1]) {
    await database.doc(`rateLimits/registration-notices-all-${each}`).delete();
  }
}

const sweep = () => runSchedule('sweepMail');

describe('an email', () => {
  it('is sent once and records the delivery time', async () => {
    const mail = approval();
    const reference = await queue(mail);
    expect(await inState(reference, 'delivered')).toMatchObject({
      attempts: 1,
      dueAt: null,
      lastError: null,
      deliveredAt: expect.any(Timestamp),
    });
    await sweep();
    expect(await mailsTo(mail.to)).toHaveLength(1);
  });

  it("is retried only after another run's lease has expired", async () => {
    const mail = approval({ state: 'sending', attempts: 1 });
    const reference = await queue(mail);
    await sweep();
    expect(await mailsTo(mail.to)).toEqual([]);
    await reference.update({ 'delivery.dueAt': Timestamp.now() });
    await Promise.all([sweep(), sweep()]);
    expect(await inState(reference, 'delivered')).toMatchObject({ attempts: 2 });
    expect(await mailsTo(mail.to)).toHaveLength(1);
  });

  it("records an error and isn't retried if it cannot be sent", async () => {
    const mail = { ...approval(), to: 'a@example.com, b@example.com' };
    const delivery = await inState(await queue(mail), 'abandoned');
    expect(delivery).toMatchObject({ attempts: 1, dueAt: null });
    expect(delivery.lastError).toContain('address');
  });
});

describe('an account email', () => {
  it('confirms a registration to the customer and notifies the office', async () => {
    const person = await newPerson();
    await resetNoticeLimit();
    await register(person, { language: 'es', fullName: `Ana ${person.user.uid}` });
    const { text } = await mailTo(person.email, 'Recibimos su registro');
    expect(text).not.toContain(person.user.uid);
    expect(text).toContain('/auth/action?mode=verifyEmail&oobCode=');
    const toOffice = await mailTo('office@example.com', person.user.uid);
    expect(toOffice.text).toContain('D-12345');
    expect(toOffice.text).toContain('1 Main Street, Reno, NV 89501');
    await register(person);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  it('announces an approval once, even if staff approve twice', async () => {
    const person = await registeredCustomer();
    const staff = await signIn('staff');
    await decide(staff, { uid: person.user.uid, decision: 'approve' });
    await heldMailTo(person.email, 'Your account is approved');
    const mails = await database.collection('mail').where('to', '==', person.email).get();
    const templates = mails.docs.map((mail) => mail.get('template'));
    expect(templates.sort()).toEqual(['account-approved', 'registration-received']);
  });

  it('includes the reason for a decline', async () => {
    const person = await newPerson();
    await register(person);
    const staff = await signIn('staff');
    const reason = 'The license number is not on the register.';
    await decide(staff, { uid: person.user.uid, decision: 'decline', reason });
    const { text } = await heldMailTo(person.email, 'not approved');
    expect(text).toContain(reason);
  });
});

describe('an order email', () => {
  it('confirms the order once with items, amount, address and receipt', async () => {
    const customer = await approvedCustomer();
    const items = [{ sku: implant.sku, quantity: 3 }];
    const checkoutId = await createCheckout(customer, items);
    const { body } = await createPaymentIntent(customer, { items, checkoutId });
    const id = paymentIntentId(String(body.clientSecret));
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });

    const { html, text } = await mailTo(customer.email, 'Your order');
    expect(text).toContain(`${withTimesSign(implant.name)} (${implant.sku})`);
    expect(text).toContain(`$${((implant.unitPrice * 3) / 100).toFixed(2)}`);
    expect(text).toContain('1 Main Street\nReno, NV 89501');
    const order = await database.doc(`orders/${checkoutId}`).get();
    expect(text).toContain(`Order: ${order.get('number')}`);
    expect(html).toContain(`/account/orders/${checkoutId}`);
    expect(html).toContain(order.get('receiptUrl'));
    const mail = await database.doc(`mail/order-${checkoutId}`).get();
    expect(mail.get('delivery')).toMatchObject({ attempts: 1 });
  });

  it('is skipped without failing the order if the user document is missing', async () => {
    const customer = await approvedCustomer();
    const items = [{ sku: implant.sku, quantity: 1 }];
    const checkoutId = await createCheckout(customer, items);
    const { body } = await createPaymentIntent(customer, { items, checkoutId });
    await database.doc(`users/${customer.user.uid}`).delete();
    const id = paymentIntentId(String(body.clientSecret));
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const order = await waitFor('the order', async () => {
      const snapshot = await database.doc(`orders/${checkoutId}`).get();
      return snapshot.exists && snapshot;
    });
    expect(order.get('status')).toBe('completed');
    expect((await database.doc(`mail/order-${checkoutId}`).get()).exists).toBe(false);
  });
});
