import { apiPaths } from '@dental-shop/domain/api/paths';
import type { SavedList } from '@dental-shop/domain/lists/saved-list';
import { maxDeclinesPerPayment } from '@dental-shop/domain/payment/declines';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { appCheckHeader } from '@dental-shop/emulators/app-check/local-token';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, onTestFinished } from 'vitest';
import { createAfterSales } from '../shop/after-sales.ts';
import { call, callFunction, decide, register } from '../shop/api.ts';
import { registeredCustomer } from '../shop/approved-customer.ts';
import { createCheckout, openIntent } from '../shop/checkout.ts';
import { newPerson, type Person } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { waitForOrderStatus } from '../shop/orders.ts';
import { implant } from '../shop/products.ts';
import { newStaff } from '../shop/staff.ts';
import { stripe, stripeCustomer } from '../shop/stripe.ts';
import { waitFor } from '../shop/wait-for.ts';

const exportOf = async (person: Person) =>
  call(apiPaths.accountExport, { token: await person.token() });

const items = [{ sku: implant.sku, quantity: 1 }];

async function buyWithSavedCard(person: Person): Promise<string> {
  const checkoutId = await createCheckout(person, items);
  const id = await openIntent(person, { items, checkoutId, savePaymentMethod: true });
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await waitForOrderStatus(checkoutId, { status: 'completed' });
  return checkoutId;
}

async function writeMessage(email: string): Promise<void> {
  const reference = database.collection('contactMessages').doc();
  onTestFinished(async () => void (await reference.delete()));
  await reference.set({
    name: 'Somebody',
    email,
    subject: '',
    message: 'Do you ship to Guam?',
    language: 'en',
    createdAt: Timestamp.now(),
    state: 'answered',
    answeredAt: Timestamp.now(),
    answeredBy: 'staff@example.com',
  });
}

const listOf = (uid: string): SavedList<Timestamp> => ({
  ...{ uid, name: 'Monthly', lines: [`${implant.sku} 2`] },
  ...{ createdAt: Timestamp.now(), updatedAt: Timestamp.now() },
});

it('exports staff notes and reasons but no staff identities', async () => {
  const person = await registeredCustomer();
  const { uid } = person.user;
  await adminAuth.updateUser(uid, { emailVerified: true });
  const orderId = await buyWithSavedCard(person);
  await writeMessage(person.email.toUpperCase());
  const staff = await newStaff();
  const note = { orderId, text: 'Pays late' };
  expect((await callFunction('annotateOrder', note, await staff.token())).status).toBe(200);
  const checked = { uid, source: 'Nevada State Board', licenseNumber: 'D-12345' };
  const verification = { ...checked, licenseExpiry: '2027-03-31' };
  expect((await callFunction('verifyLicense', verification, await staff.token())).status).toBe(200);
  await decide(staff, { uid, decision: 'suspend', reason: 'The license has expired' });
  const { email } = person;
  const created = await createAfterSales({ uid, orderId, name: 'Ana', email, address: null });
  await database.doc(`carts/${uid}`).set({ lines: ['HD55S 2'], revision: 'x' });
  await database.doc(`lists/${uid}-1`).set(listOf(uid));
  await database.doc(`stockNotices/${uid}__HD55S`).set({ uid, sku: 'HD55S', language: 'en' });

  const { status, body } = await exportOf(person);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    account: { uid, email: person.email, emailVerified: true },
    profile: {
      name: 'Test Dentist',
      licenseNumber: 'D-12345',
      address: { street: '1 Main Street', city: 'Reno' },
      status: 'suspended',
    },
    stripeCustomerId: (await stripeCustomer(uid)).id,
    certificate: null,
    licenseVerification: {
      ...{ source: 'Nevada State Board', licenseNumber: 'D-12345', licenseExpiry: '2027-03-31' },
      checkedOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
    cart: [{ sku: 'HD55S', quantity: 2 }],
    lists: [{ id: `${uid}-1`, name: 'Monthly', lines: [`${implant.sku} 2`] }],
    stockNotices: [{ sku: 'HD55S', language: 'en' }],
    orders: [{ id: orderId, items: [{ sku: implant.sku }], status: 'completed' }],
    transactions: [{ orderId, type: 'payment', amount: implant.unitPrice }],
    checkouts: [{ id: orderId, items }],
    shipments: [{ id: created.releasedShipmentId, orderId, consignee: { name: 'Ana', email } }],
    returns: [{ id: created.rmaNumber, state: 'requested' }],
    complaints: [
      {
        id: created.complaintId,
        report: { site: '36' },
        complainant: { phone: '702-555-0123' },
      },
    ],
    staffNotes: [{ orderId, text: 'Pays late' }],
    messages: [{ message: 'Do you ship to Guam?' }],
    savedCards: [{ brand: 'visa', last4: '4242' }],
  });
  const { mails, profile, orders, staffActions } = body as Record<string, { template: string }[]>;
  expect(staffActions).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ what: 'suspend', why: 'The license has expired' }),
      expect.objectContaining({ what: 'annotate-order', subject: orderId }),
    ]),
  );
  expect(mails?.map(({ template }) => template)).toEqual(
    expect.arrayContaining(['registration-received', 'order-confirmation']),
  );
  expect(profile).toMatchObject({ createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
  expect(orders?.[0]).not.toHaveProperty('attention');
  const exported = JSON.stringify(body);
  expect(exported).not.toMatch(/packedBy|decidedBy|dueOn/);
  expect(exported).not.toMatch(/staff@example\.com|searchTerms|normalizedEmail|pm_/);
  expect(exported).not.toContain(staff.email);
  expect(exported).not.toContain(staff.user.uid);
});

it('exports nothing about measures against card testing', async () => {
  const person = await registeredCustomer();
  const { uid } = person.user;
  await adminAuth.updateUser(uid, { emailVerified: true });
  const checkoutId = await createCheckout(person, items);
  const id = await openIntent(person, { items, checkoutId });
  for (let decline = 0; decline < maxDeclinesPerPayment; decline += 1) {
    const card = { payment_method: 'pm_card_visa_chargeDeclined' };
    await expect(stripe.paymentIntents.confirm(id, card)).rejects.toThrow();
  }
  await waitFor(
    'the notice to staff',
    async () => {
      const notices = database.collection('mail').where('uid', '==', uid);
      return (await notices.get()).docs.some((mail) => mail.get('template') === 'card-testing');
    },
    60_000,
  );
  const { body } = await exportOf(person);
  const { mails } = body as { mails: { template: string }[] };
  expect(new Set(mails.map(({ template }) => template))).toEqual(
    new Set(['registration-received', 'account-approved']),
  );
  expect(JSON.stringify(body)).not.toMatch(
    /card-testing|end-payment|pause-payments|endedBy|decline/,
  );
}, 120_000);

it('exports no messages from an unverified email address', async () => {
  const person = await newPerson();
  await register(person);
  await writeMessage(person.email);
  const { body } = await exportOf(person);
  expect(body).toMatchObject({ account: { emailVerified: false }, messages: [] });
});

it('exports data for an unregistered user but requires a sign-in', async () => {
  const { status, body } = await exportOf(await newPerson());
  expect(status).toBe(200);
  expect(body).toMatchObject({ profile: null, lists: [], orders: [], checkouts: [] });
  expect(await call(apiPaths.accountExport)).toMatchObject({
    status: 401,
    body: { code: 'sign-in-required' },
  });
});

it('downloads the export as a file, at most five times an hour', async () => {
  const person = await newPerson();
  const headers = {
    authorization: `Bearer ${await person.token()}`,
    ...(await appCheckHeader()),
  };

  const response = await fetch(new URL(apiPaths.accountExport, shopUrl), { headers });
  expect(response.headers.get('content-disposition')).toContain('my-data.json');
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toContain('no-store');
  for (let time = 2; time <= 5; time += 1) expect((await exportOf(person)).status).toBe(200);
  expect(await exportOf(person)).toMatchObject({
    status: 429,
    body: { code: 'too-many-requests' },
  });
});
