import { deletionSteps } from '@dental-shop/domain/account/account-deletion';
import { deletionWords } from '@dental-shop/domain/api/account';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { demoPassword } from '@dental-shop/emulators/demo-accounts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished } from 'vitest';
import { call, callFunction, register } from '../shop/api.ts';
import { approvedCustomer, registeredCustomer } from '../shop/approved-customer.ts';
import { createCheckout, openIntent } from '../shop/checkout.ts';
import { newPerson, type Person, signIn, signInAs } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { mailTo } from '../shop/inbox.ts';
import { openCheckout, paidOrder, payWith, waitForOrderStatus } from '../shop/orders.ts';
import { implant } from '../shop/products.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { newStaff } from '../shop/staff.ts';
import { stripe, stripeCustomer } from '../shop/stripe.ts';

const items = [{ sku: implant.sku, quantity: 1 }];

const remove = async (person: Person, confirmation: unknown = deletionWords.en) =>
  call(apiPaths.accountDeletion, {
    method: 'POST',
    token: await person.token(),
    body: { confirmation },
  });

const documentsOf = async (collection: string, field: string, value: string) =>
  (await database.collection(collection).where(field, '==', value).get()).docs;

const hasSignIn = async (uid: string) => (await adminAuth.getUsers([{ uid }])).users.length === 1;

async function writeMail(mail: object) {
  const reference = database.collection('mail').doc();
  onTestFinished(async () => void (await reference.delete()));
  await reference.set({
    ...{ data: {}, language: 'en', createdAt: Timestamp.now(), ...mail },
    delivery: { state: 'delivered', attempts: 1, dueAt: null, lastError: null, deliveredAt: null },
  });
  return reference;
}

/** Only orders, transactions and audit entries may remain. */
async function expectDeleted(person: Person): Promise<void> {
  const { uid } = person.user;
  expect(await hasSignIn(uid)).toBe(false);
  for (const path of ['users', 'certificates', 'customers', 'staff', 'carts']) {
    expect((await database.doc(`${path}/${uid}`).get()).exists).toBe(false);
  }
  for (const name of ['checkouts', 'lists'])
    expect(await documentsOf(name, 'uid', uid)).toEqual([]);
  expect(await documentsOf('mail', 'data.email', person.email)).toEqual([]);
  const mails = await documentsOf('mail', 'to', person.email);
  expect(mails.map((mail) => mail.get('template'))).toEqual(['account-deleted']);
  expect((await database.doc(`deletions/${uid}`).get()).data()).toMatchObject({
    stepsLeft: [],
    dueAt: null,
    finishedAt: expect.any(Timestamp),
    contact: null,
    expireAt: expect.any(Timestamp),
  });
}

it("keeps a recall notice that hasn't been delivered, but deletes a delivered one", async () => {
  const customer = await approvedCustomer();
  const { uid } = customer.user;
  const never = Timestamp.fromMillis(Date.parse('2100-01-01'));
  const notice = { template: 'recall-notice', uid, to: customer.email };
  const delivered = await writeMail(notice);
  const waiting = await writeMail(notice);
  await waiting.update({ 'delivery.state': 'waiting', 'delivery.dueAt': never });
  expect(await remove(customer)).toMatchObject({ body: { finished: true } });
  expect((await delivered.get()).exists).toBe(false);
  expect((await waiting.get()).exists).toBe(true);
});

it('deletes the account and anonymizes its orders, keeping the invoice data', async () => {
  const { customer, orderId } = await paidOrder({ customer: await registeredCustomer() });
  const { uid } = customer.user;
  const details = { language: 'en', reference: 'PO 7', deliveryNote: 'Call her at home' };
  for (const name of ['orders', 'orderRecords']) {
    await database.doc(`${name}/${orderId}`).update({ details });
  }
  const stripeId = (await stripeCustomer(uid)).id;
  await database.doc(`carts/${uid}`).set({ lines: ['HD55S 2'], revision: 'x' });
  await database.doc(`lists/${uid}-1`).set({ uid, name: 'Monthly', lines: ['I4510 2'] });
  const staff = await signIn('staff');
  const correction = { uid, name: 'Test Dentist-Ruiz', reason: 'A typing error' };
  expect((await callFunction('updateCustomer', correction, await staff.token())).status).toBe(200);
  for (const text of ['Call her at home', 'Called her']) {
    const note = { orderId, text };
    expect((await callFunction('annotateOrder', note, await staff.token())).status).toBe(200);
  }

  expect(await remove(customer)).toEqual({
    status: 200,
    body: { success: true, finished: true },
  });
  await expectDeleted(customer);
  expect(await stripe.customers.retrieve(stripeId)).toMatchObject({ deleted: true });

  const order = (await database.doc(`orders/${orderId}`).get()).data();
  expect(order).toMatchObject({
    email: '',
    customerName: 'Test Dentist',
    shippingAddress: { street: '1 Main Street' },
    status: 'completed',
  });
  for (const name of ['orders', 'orderRecords']) {
    const kept = (await database.doc(`${name}/${orderId}`).get()).get('details');
    expect(kept).toEqual({ ...details, deliveryNote: '' });
  }
  const keptYears =
    order && order.expireAt.toDate().getFullYear() - order.createdAt.toDate().getFullYear();
  expect([9, 10]).toContain(keptYears);
  const [payment] = await documentsOf('transactions', 'orderId', orderId);
  expect(payment?.get('expireAt')).toEqual(expect.any(Timestamp));
  expect((await database.doc(`orderNotes/${orderId}`).get()).exists).toBe(false);
  const entries = await documentsOf('audit', 'whom', uid);
  expect(entries.map((entry) => entry.get('what')).sort()).toEqual(['approve', 'update-customer']);
  expect(JSON.stringify(entries.map((entry) => entry.data()))).not.toContain('Test Dentist');
  const noted = await documentsOf('audit', 'whom', orderId);
  expect(noted.map((entry) => entry.get('what'))).toEqual(['annotate-order', 'annotate-order']);
  expect(JSON.stringify(noted.map((entry) => entry.data()))).not.toContain(' her');

  const { text } = await mailTo(customer.email, 'Your account has been deleted');
  expect(text).toContain('10 years');
  expect(text.replace(/\s+/g, ' ')).toContain('keep them until they’re 2 years old');
}, 120_000);

it('keeps orders refundable without restoring personal data', async () => {
  const { customer, orderId } = await paidOrder();
  expect((await remove(customer)).status).toBe(200);
  const staff = await signIn('staff');
  const request = { orderId, requestId: crypto.randomUUID(), reason: 'Returned goods' };
  expect(await callFunction('refundOrder', request, await staff.token())).toMatchObject({
    status: 200,
  });
  await waitForOrderStatus(orderId, { status: 'refunded' });
  expect((await database.doc(`orders/${orderId}`).get()).get('email')).toBe('');
  const written = await documentsOf('transactions', 'orderId', orderId);
  expect(written).toHaveLength(2);
  for (const each of written) expect(each.get('expireAt')).toEqual(expect.any(Timestamp));
}, 120_000);

it('cancels open payments and rejects the old token', async () => {
  const { customer, orderId, paymentIntentId } = await openCheckout();
  const token = await customer.token();
  expect((await remove(customer)).status).toBe(200);
  expect((await stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled');
  expect((await database.doc(`checkouts/${orderId}`).get()).exists).toBe(false);
  expect(await call(apiPaths.profile, { token })).toMatchObject({ status: 401 });
  await expect(customer.token(true)).rejects.toThrow();
});

describe('rejects a deletion', () => {
  it.each([
    ['no confirmation', undefined],
    ['a lowercase word', 'delete'],
    ['a number', 1],
  ])('with %s as the confirmation', async (_, confirmation) => {
    const person = await newPerson();
    expect(await remove(person, confirmation ?? null)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', field: 'confirmation' },
    });
    expect(await hasSignIn(person.user.uid)).toBe(true);
  });

  it('while a payment is processing', async () => {
    const checkout = await openCheckout();
    await payWith('pm_card_processing', checkout);
    await waitForOrderStatus(checkout.orderId, { status: 'processing' });
    expect(await remove(checkout.customer)).toMatchObject({
      status: 409,
      body: { code: 'payment-unsettled' },
    });
    const user = database.doc(`users/${checkout.customer.user.uid}`);
    expect((await user.get()).get('status')).toBe('approved');
  });

  it('while a dispute is open', async () => {
    const checkout = await openCheckout();
    await payWith('pm_card_createDispute', checkout);
    await waitForOrderStatus(checkout.orderId, { status: 'disputed' });
    const { customer } = checkout;
    expect(await remove(customer)).toMatchObject({ status: 409, body: { code: 'dispute-open' } });
    expect(await hasSignIn(customer.user.uid)).toBe(true);
  });

  it('of a staff account, whose name must stay in the audit log', async () => {
    const staff = await newStaff();
    expect(await remove(staff)).toMatchObject({ status: 409, body: { code: 'staff-account' } });
    expect(await hasSignIn(staff.user.uid)).toBe(true);
  });
});

it("keeps email sent to an address the customer hasn't verified", async () => {
  const office = await newPerson('office@example.com');
  onTestFinished(async () => {
    if (await hasSignIn(office.user.uid)) await adminAuth.deleteUser(office.user.uid);
  });
  const waiting = [
    { template: 'dispute', to: office.email, uid: 'customer1' },
    // Older emails have no uid.
    { template: 'card-testing', to: office.email },
    { template: 'contact-office', to: office.email, uid: null, data: { email: office.email } },
    { template: 'registration-received', to: office.email, uid: 'customer2' },
  ];
  const written = await Promise.all(waiting.map(writeMail));
  const exported = await call(apiPaths.accountExport, { token: await office.token() });
  expect(exported).toMatchObject({ status: 200, body: { mails: [] } });
  expect(await remove(office)).toMatchObject({ status: 200, body: { finished: true } });
  for (const mail of written) expect((await mail.get()).exists).toBe(true);
});

it('deletes email for a verified address except notices to admins', async () => {
  const person = await newPerson();
  const { email } = person;
  await adminAuth.updateUser(person.user.uid, { emailVerified: true });
  const own = await Promise.all(
    [
      { template: 'contact-confirmation', to: email, uid: null },
      { template: 'contact-office', to: 'office@example.com', uid: null, data: { email } },
      { template: 'order-confirmation', to: email },
      { template: 'dispute', to: 'office@example.com', data: { email } },
    ].map(writeMail),
  );
  const kept = await Promise.all(
    [
      { template: 'staff-changed', to: 'admin@example.com', uid: null, data: { email } },
      { template: 'dispute', to: email, data: { email: 'somebody@example.com' } },
      { template: 'order-confirmation', to: email, uid: 'another-account' },
    ].map(writeMail),
  );
  expect((await remove(person)).status).toBe(200);
  const { text } = await mailTo(email, 'Your account has been deleted');
  expect(text.replace(/\s+/g, ' ')).toContain('deleted the messages you sent us from this address');
  for (const mail of own) expect((await mail.get()).exists).toBe(false);
  for (const mail of kept) expect((await mail.get()).exists).toBe(true);
});

it('keeps messages from the registered address if a different address has since been verified', async () => {
  const person = await newPerson();
  await register(person);
  const message = database.collection('contactMessages').doc();
  onTestFinished(async () => void (await message.delete()));
  await message.set({ email: person.email, message: 'Do you ship to Guam?' });
  const email = `another-${person.email}`;
  await adminAuth.updateUser(person.user.uid, { email, emailVerified: true });
  expect((await remove(await signInAs(email))).status).toBe(200);
  expect((await message.get()).exists).toBe(true);
});

async function writeMessage(email: string) {
  const body = { name: 'Ana', email, message: 'Do you ship to Guam?', language: 'en' };
  expect((await call(apiPaths.contact, { method: 'POST', body })).status).toBe(200);
  const [message] = await documentsOf('contactMessages', 'email', email);
  if (!message) throw new Error('The message was not stored');
  onTestFinished(async () => void (await message.ref.delete()));
  return message.ref;
}

it("deletes messages from both the Auth user's email and the profile's email, ignoring case", async () => {
  const person = await newPerson();
  const { uid } = person.user;
  await register(person);
  await adminAuth.updateUser(uid, { emailVerified: true });
  // Records the verified address before it's changed.
  await runSchedule('checkRecords');
  const email = `new-${person.email}`;
  await adminAuth.updateUser(uid, { email, emailVerified: true });
  const messages = [
    await writeMessage(person.email.toUpperCase()),
    await writeMessage(`New-${person.email}`),
  ];
  // Older documents have addresses that weren't normalized.
  const older = database.collection('contactMessages').doc();
  await older.set({ email: email.toUpperCase(), message: 'Do you ship to Palau?' });

  expect((await remove(await signInAs(email))).status).toBe(200);
  for (const message of [...messages, older]) expect((await message.get()).exists).toBe(false);
  for (const address of [person.email.toUpperCase(), `New-${person.email}`]) {
    expect(await documentsOf('mail', 'to', address)).toEqual([]);
    expect(await documentsOf('mail', 'data.email', address)).toEqual([]);
  }
  const { text } = await mailTo(email, 'Your account has been deleted');
  expect(text.replace(/\s+/g, ' ')).toContain('deleted the messages you sent us from this address');
  expect(await documentsOf('mail', 'to', person.email)).toEqual([]);
});

it("clears the delivery notes on a deleted Stripe customer's payments", async () => {
  const customer = await approvedCustomer();
  const { uid } = customer.user;
  const details = { language: 'en', reference: 'PO 7', deliveryNote: 'Ring twice' };
  const buy = async () => {
    const checkoutId = await createCheckout(customer, items);
    const id = await openIntent(customer, { items, checkoutId, details });
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await waitForOrderStatus(checkoutId, { status: 'completed' });
    return id;
  };
  const first = await buy();
  await stripe.customers.del((await stripeCustomer(uid)).id);
  const payments = [first, await buy()];

  expect((await remove(customer)).status).toBe(200);
  for (const id of payments) {
    const { metadata, latest_charge } = await stripe.paymentIntents.retrieve(id, {
      expand: ['latest_charge'],
    });
    expect(metadata).toMatchObject({ reference: 'PO 7' });
    expect(metadata).not.toHaveProperty('deliveryNote');
    expect(latest_charge).not.toHaveProperty('metadata.deliveryNote');
  }
}, 60_000);

describe('an interrupted deletion', () => {
  /** Simulates a crash after the first steps, with an expired lease. */
  async function stopAt(person: Person, done: number): Promise<void> {
    const { uid } = person.user;
    await database.doc(`deletions/${uid}`).set({
      cause: 'customer',
      requestedAt: Timestamp.now(),
      stepsLeft: deletionSteps.slice(done),
      dueAt: Timestamp.fromMillis(0),
      finishedAt: null,
      contact: { email: person.email, isVerified: false, language: 'es' },
    });
  }

  it.each(deletionSteps.map((step, done) => [step, done] as const))(
    'is resumed before step %s, even if that step was already done',
    async (_step, done) => {
      const person = await approvedCustomer();
      const { uid } = person.user;
      await stopAt(person, 0);
      await runSchedule('sweepDeletions');
      await expectDeleted(person);
      await stopAt(person, done);
      await runSchedule('sweepDeletions');
      await expectDeleted(person);
      expect(await hasSignIn(uid)).toBe(false);
    },
    60_000,
  );

  it('waits until a payment made in the meantime has an order', async () => {
    const checkout = await openCheckout();
    const { uid } = checkout.customer.user;
    await payWith('pm_card_visa', checkout);
    await waitForOrderStatus(checkout.orderId, { status: 'completed' });
    const order = database.doc(`orders/${checkout.orderId}`);
    const written = (await order.get()).data() ?? {};
    // Simulates a webhook that hasn't arrived.
    await order.delete();
    await stopAt(checkout.customer, 0);
    await runSchedule('sweepDeletions');
    const deletion = database.doc(`deletions/${uid}`);
    expect((await deletion.get()).data()).toMatchObject({ stepsLeft: deletionSteps.slice(1) });
    expect((await database.doc(`checkouts/${checkout.orderId}`).get()).exists).toBe(true);
    expect(await hasSignIn(uid)).toBe(true);

    await order.set(written);
    await deletion.update({ dueAt: Timestamp.fromMillis(0) });
    await runSchedule('sweepDeletions');
    await expectDeleted(checkout.customer);
    expect((await order.get()).get('email')).toBe('');
  });
});

describe('an account whose Auth user was deleted in the console', () => {
  it('is suspended, then deleted unless the Auth user is restored within a week', async () => {
    const person = await approvedCustomer();
    const { uid } = person.user;
    await adminAuth.deleteUser(uid);
    await runSchedule('checkRecords');
    expect((await database.doc(`users/${uid}`).get()).get('status')).toBe('suspended');
    const deletion = database.doc(`deletions/${uid}`);
    const { dueAt, ...noted } = (await deletion.get()).data() ?? {};
    expect(noted).toMatchObject({ cause: 'sign-in-gone', finishedAt: null });
    expect(dueAt.toMillis()).toBeGreaterThan(Date.now() + 6 * 24 * 60 * 60 * 1000);

    await deletion.update({ dueAt: Timestamp.fromMillis(0) });
    await runSchedule('sweepDeletions');
    await expectDeleted(person);
  });

  it('is kept if the Auth user was restored', async () => {
    const person = await approvedCustomer();
    const { uid } = person.user;
    await adminAuth.deleteUser(uid);
    await runSchedule('checkRecords');
    await adminAuth.createUser({ uid, email: person.email });
    await database.doc(`deletions/${uid}`).update({ dueAt: Timestamp.fromMillis(0) });
    await runSchedule('sweepDeletions');
    expect((await database.doc(`deletions/${uid}`).get()).exists).toBe(false);
    expect((await database.doc(`users/${uid}`).get()).get('status')).toBe('suspended');
  });

  it('is deleted immediately if the Auth user was restored and its owner requests deletion', async () => {
    const person = await approvedCustomer();
    const { email } = person;
    const { uid } = person.user;
    await adminAuth.deleteUser(uid);
    await runSchedule('checkRecords');
    await adminAuth.createUser({ uid, email, password: demoPassword });
    expect(await remove(await signInAs(email))).toEqual({
      status: 200,
      body: { success: true, finished: true },
    });
    await expectDeleted(person);
  });

  it("doesn't affect a new account with the same email", async () => {
    const lost = await registeredCustomer();
    await adminAuth.deleteUser(lost.user.uid);
    await runSchedule('checkRecords');
    const again = await newPerson(lost.email);
    expect((await register(again)).status).toBe(201);
    const deletion = database.doc(`deletions/${lost.user.uid}`);
    await deletion.update({ dueAt: Timestamp.fromMillis(0) });
    await runSchedule('sweepDeletions');
    expect((await deletion.get()).data()).toMatchObject({
      finishedAt: expect.any(Timestamp),
      contact: null,
    });
    const mails = await documentsOf('mail', 'to', lost.email);
    expect(mails.map((mail) => [mail.get('template'), mail.get('uid')])).toEqual([
      ['registration-received', again.user.uid],
    ]);
  });
});

it('adds missing timestamps to checkouts', async () => {
  const person = await approvedCustomer();
  const checkout = database.doc(`checkouts/${await createCheckout(person, items)}`);
  await runSchedule('checkRecords');
  const { createdAt, expireAt } = (await checkout.get()).data() ?? {};
  expect(expireAt.toMillis() - createdAt.toMillis()).toBe(90 * 24 * 60 * 60 * 1000);
});
