import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import type { FoundGroups, FoundKind } from '@dental-shop/domain/api/staff/find-calls';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { call, callFunction } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { database } from '../shop/database.ts';
import { newSurname, storeFindable } from '../shop/findable.ts';
import { paidOrder } from '../shop/orders.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { newLot } from '../shop/shipped-lot.ts';
import { ship, shippedLine } from '../shop/shipping.ts';
import { newStaff } from '../shop/staff.ts';

async function find(query: string): Promise<FoundGroups> {
  const staff = await newStaff();
  const { body } = await callFunction('findAnything', { query }, await staff.token());
  return body.result as FoundGroups;
}

const idsOf = async (kind: FoundKind, query: string) =>
  (await find(query))[kind].rows.map(({ id }) => id);

it('finds a paid order by its number, its ID in any case, its payment, and its customer', async () => {
  const { orderId, paymentIntentId, customer } = await paidOrder();
  const { number } = (await database.doc(`orderRecords/${orderId}`).get()).data() ?? {};
  const keys = [number, orderId, orderId.toLowerCase(), paymentIntentId, customer.email];
  for (const key of keys) expect(await idsOf('orders', String(key))).toEqual([orderId]);
  expect(await idsOf('accounts', customer.email)).toEqual([customer.user.uid]);
  expect(await idsOf('accounts', customer.user.uid.toUpperCase())).toEqual([customer.user.uid]);
});

it('keeps search terms out of the order that the customer reads', async () => {
  const { orderId } = await paidOrder();
  const order = (await database.doc(`orders/${orderId}`).get()).data();
  expect(order).not.toHaveProperty('searchTerms');
});

it('finds a new shipment by its lot and tracking number', async () => {
  const { orderId } = await paidOrder();
  const staff = await newStaff();
  const lot = newLot();
  const trackingNumber = `1Z${newLot('')}`;
  const lines = [shippedLine({ lot })];
  const { body } = await ship(staff, { subject: { orderId }, lines, trackingNumber });
  const { shipmentId } = body.result as { shipmentId: string };
  expect(await idsOf('shipments', lot.toLowerCase())).toEqual([shipmentId]);
  expect(await idsOf('shipments', trackingNumber)).toEqual([shipmentId]);
});

it('finds a message by its sender, its subject, and the order it mentions', async () => {
  const name = `Ana ${newSurname()}`;
  const email = `${randomUUID()}@example.com`;
  const subject = newSurname();
  const message = 'Where is my order k7qm-3xwt?';
  const body = { name, email, subject, message, language: 'en' };
  expect((await call(apiPaths.contact, { method: 'POST', body })).status).toBe(200);
  for (const key of [name, email, subject]) {
    expect((await find(key)).messages.rows).toMatchObject([{ name, email, subject }]);
  }
});

it('finds names with one typo, but prefers exact matches', async () => {
  const surname = newSurname();
  const { user, email } = await approvedCustomer();
  const { orderId } = await storeFindable(user.uid, `Ana ${surname}`, email);
  const typo = surname.slice(0, 5) + surname.slice(6);
  const { orders } = await find(`ana ${typo}`);
  expect(orders).toMatchObject({ rows: [{ id: orderId }], isSimilar: true, hasMore: false });
  const exact = await storeFindable(user.uid, `Ana ${typo}`, email);
  expect((await find(`ana ${typo}`)).orders).toMatchObject({
    rows: [{ id: exact.orderId }],
    isSimilar: false,
  });
});

it('returns at most five records of a kind and reports that there are more', async () => {
  const surname = newSurname();
  const { user, email } = await approvedCustomer();
  for (let count = 0; count < 6; count += 1) await storeFindable(user.uid, surname, email);
  const { orders, shipments, accounts } = await find(surname);
  expect(orders).toMatchObject({ rows: { length: 5 }, hasMore: true });
  expect(shipments).toMatchObject({ rows: { length: 5 }, hasMore: true });
  expect(accounts).toEqual({ rows: [], isSimilar: false, hasMore: false });
});

it('reports if older records were not checked for all words', async () => {
  const surname = newSurname();
  const { user, email } = await approvedCustomer();
  await Promise.all(Array.from({ length: 25 }, () => storeFindable(user.uid, surname, email)));
  const { orders, accounts } = await find(`${surname} zzq`);
  expect(orders).toEqual({ rows: [], isSimilar: false, hasMore: true });
  expect(accounts).toEqual({ rows: [], isSimilar: false, hasMore: false });
});

it.each(['x', '--', '\u202e'])('finds nothing for %j', async (query) => {
  const staff = await newStaff();
  const { status, body } = await callFunction('findAnything', { query }, await staff.token());
  const groups: { rows: readonly unknown[] }[] =
    status === 200 ? Object.values(body.result as FoundGroups) : [];
  expect(groups.flatMap(({ rows }) => rows)).toEqual([]);
});

it('adds missing and outdated search terms hourly', async () => {
  const { orderId, customer } = await paidOrder();
  const record = database.doc(`orderRecords/${orderId}`);
  const account = database.doc(`users/${customer.user.uid}`);
  const { searchTerms } = (await record.get()).data() ?? {};
  await record.update({ searchTerms: FieldValue.delete() });
  await account.update({ searchTerms: ['outdated'] });
  await runSchedule('reconcilePayments');
  expect((await record.get()).get('searchTerms')).toEqual(searchTerms);
  expect((await account.get()).get('searchTerms')).toContain(customer.email);
});
