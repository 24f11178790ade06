import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { collections } from '../rules/access-table.ts';
import { createAfterSales } from '../shop/after-sales.ts';
import { call, callFunction, decide, register } from '../shop/api.ts';
import { waitForApprovedClaim } from '../shop/approved-customer.ts';
import { createCheckout, openIntent } from '../shop/checkout.ts';
import { newPerson, type Person } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { mailTo } from '../shop/inbox.ts';
import { waitForOrderStatus } from '../shop/orders.ts';
import { implant } from '../shop/products.ts';
import { newStaff } from '../shop/staff.ts';
import { stripe, stripeCustomer } from '../shop/stripe.ts';

type Trace =
  | 'uid'
  | 'email'
  | 'name'
  | 'license'
  | 'street'
  | 'reference'
  | 'deliveryNote'
  | 'message'
  | 'staffNote'
  | 'stripeCustomer';
type Traces = Record<Trace, string>;

const onOrders: Trace[] = ['uid', 'name', 'street', 'reference'];
const ofConsignee: Trace[] = ['uid', 'email', 'name', 'street'];

/** Every collection must be in one of these lists. */
const cleared = [
  'users',
  'certificates',
  'verifications',
  'customers',
  'carts',
  'checkouts',
  'checkoutPace',
  'lists',
  'stockNotices',
  'orderNotes',
  'contactMessages',
  'declines',
];
/** Data that remains after a deletion. docs/privacy.md must list these collections. */
const retained: Record<string, Trace[]> = {
  orders: onOrders,
  orderRecords: onOrders,
  transactions: ['uid'],
  shipments: ofConsignee,
  returns: ['uid', 'name', 'street'],
  complaints: ofConsignee,
  consignees: ofConsignee,
  audit: ['uid'],
  stripeEvents: ['uid'],
  mail: ['uid', 'email'],
  deletions: ['uid'],
};
/** These identify a customer only by hashes. */
const hashed = ['formerAccounts', 'rateLimits'];
/** These don't identify any customer. */
const anonymous = [
  'invoices',
  'invoiceNumbers',
  'lateOrders',
  'statistics',
  'reconciliations',
  'lots',
  'recalls',
  'settings',
  'catalogueChanges',
];
/** Staff can't delete their account; see account-deletion.test.ts. */
const staffOnly = ['staff'];

function tracesIn(text: string, traces: Traces): Trace[] {
  const names = Object.keys(traces) as Trace[];
  return names.filter((name) => text.toLowerCase().includes(traces[name].toLowerCase()));
}

async function tracesByCollection(traces: Traces): Promise<Record<string, Trace[]>> {
  const found: Record<string, Trace[]> = {};
  for (const name of collections) {
    const { docs } = await database.collectionGroup(name).get();
    const text = JSON.stringify(docs.map((each) => [each.id, each.data()]));
    const inCollection = tracesIn(text, traces);
    if (inCollection.length > 0) found[name] = inCollection;
  }
  return found;
}

const sorted = (found: Record<string, Trace[]>) =>
  Object.fromEntries(Object.entries(found).map(([name, traces]) => [name, traces.toSorted()]));

async function stripeText(customer: string): Promise<string> {
  const [intents, charges] = await Promise.all([
    stripe.paymentIntents.list({ customer, limit: 100 }),
    stripe.charges.list({ customer, limit: 100 }),
  ]);
  expect([intents.data.length, charges.data.length]).toEqual([2, 1]);
  return JSON.stringify([intents.data, charges.data]);
}

const items = [{ sku: implant.sku, quantity: 1 }];

async function buy(person: Person, details: object): Promise<string> {
  const orderId = await createCheckout(person, items);
  const request = { items, checkoutId: orderId, savePaymentMethod: true, details };
  const paid = await openIntent(person, request);
  await stripe.paymentIntents.confirm(paid, { payment_method: 'pm_card_visa' });
  await waitForOrderStatus(orderId, { status: 'completed' });
  const checkoutId = await createCheckout(person, items);
  await openIntent(person, { items, checkoutId, details });
  return orderId;
}

async function customerWithAllData(): Promise<{ person: Person; traces: Traces }> {
  const person = await newPerson();
  const { uid } = person.user;
  await adminAuth.updateUser(uid, { emailVerified: true });
  const texts = {
    name: `Ana ${randomUUID()}`,
    license: randomUUID(),
    street: `${randomUUID()} Main Street`,
    reference: `PO ${randomUUID()}`,
    deliveryNote: `Ring twice ${randomUUID()}`,
    message: `Do you ship to Guam? ${randomUUID()}`,
    staffNote: `Pays late ${randomUUID()}`,
  };
  const { name, license, street, reference, deliveryNote, message, staffNote } = texts;
  const address = { street, city: 'Reno', state: 'NV', zipCode: '89501', country: 'United States' };
  await register(person, { fullName: name, licenseNumber: license, address });
  const staff = await newStaff();
  await decide(staff, { uid, decision: 'approve' });
  await waitForApprovedClaim(person, true);
  const orderId = await buy(person, { language: 'en', reference, deliveryNote });

  const typed = person.email.replace(/^./, (letter) => letter.toUpperCase()).replace('e', 'E');
  const body = { name, email: typed, message, language: 'en' };
  expect((await call(apiPaths.contact, { method: 'POST', body })).status).toBe(200);
  const correction = { uid, name: `${name} Ruiz`, reason: 'A typing error' };
  await callFunction('updateCustomer', correction, await staff.token());
  const checked = { source: `${name}’s website`, licenseNumber: license, licenseExpiry: null };
  await callFunction('verifyLicense', { uid, ...checked }, await staff.token());
  await callFunction('annotateOrder', { orderId, text: staffNote }, await staff.token());
  await decide(staff, { uid, decision: 'suspend', reason: 'An audit of licenses' });
  await createAfterSales({ uid, orderId, name, email: person.email, address });
  const now = Timestamp.now();
  await database.doc(`certificates/${uid}`).set({ uid, name, number: randomUUID() });
  await database.doc(`carts/${uid}`).set({ lines: ['HD55S 2'], revision: 'x' });
  await database.doc(`lists/${uid}-1`).set({ uid, name: 'Monthly', lines: [], createdAt: now });
  await database.doc(`stockNotices/${uid}__HD55S`).set({ uid, sku: 'HD55S', createdAt: now });
  await database.doc(`declines/${uid}`).set({ pausedUntil: 0 });
  const { id } = await stripeCustomer(uid);
  return { person, traces: { uid, email: person.email, stripeCustomer: id, ...texts } };
}

function documentedCollections(): string[] {
  const page = readFileSync(join(projectRoot, 'docs/privacy.md'), 'utf8');
  const [, section = ''] = page.split('## What a deletion leaves');
  const rows = section.split('\n## ')[0]?.split('\n').slice(1) ?? [];
  return rows
    .filter((row) => row.startsWith('| `'))
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)[`/]/g)])
    .map(([, name = '']) => name);
}

it('assigns every collection to a list and documents retained data in docs/privacy.md', () => {
  const known = [...cleared, ...Object.keys(retained), ...hashed, ...anonymous, ...staffOnly];
  expect(known.toSorted()).toEqual(collections.filter((name) => name !== 'unknown').toSorted());
  expect(documentedCollections().toSorted()).toEqual(
    [...Object.keys(retained), ...hashed].toSorted(),
  );
});

it('removes all traces of an account except the listed ones', async () => {
  const { person, traces } = await customerWithAllData();
  const before = await tracesByCollection(traces);
  // The deletion record doesn't exist yet.
  const { deletions: _none, ...expected } = retained;
  expect(Object.keys(before).toSorted()).toEqual([...cleared, ...Object.keys(expected)].toSorted());
  expect(tracesIn(await stripeText(traces.stripeCustomer), traces)).toContain('deliveryNote');

  const body = { confirmation: 'DELETE' };
  const request = { method: 'POST', token: await person.token(), body } as const;
  expect(await call(apiPaths.accountDeletion, request)).toMatchObject({ body: { finished: true } });

  const after = await tracesByCollection(traces);
  expect(sorted(after)).toEqual(sorted(retained));
  const { docs } = await database.collection('mail').where('uid', '==', traces.uid).get();
  expect(docs.map((mail) => mail.get('template'))).toEqual(['account-deleted']);
  await mailTo(person.email, 'Your account has been deleted');

  expect((await adminAuth.getUsers([{ uid: traces.uid }])).users).toEqual([]);
  expect(await stripe.customers.retrieve(traces.stripeCustomer)).toMatchObject({ deleted: true });
  const atStripe = tracesIn(await stripeText(traces.stripeCustomer), traces);
  expect(atStripe.toSorted()).toEqual(['reference', 'stripeCustomer', 'uid']);
}, 120_000);
