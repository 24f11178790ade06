import { staffCalls } from '@dental-shop/domain/api/staff/calls';
import { maxUndeliveredMails, overviewSpans } from '@dental-shop/domain/api/staff/office-calls';
import { collection, getDocs, limit, orderBy, query } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callFunction } from '../shop/api.ts';
import { database } from '../shop/database.ts';
import { newStaff } from '../shop/staff.ts';

const many = 200;
const page = 26;
const numbers = Array.from({ length: many }, (_, index) => index);
const createdAt = Timestamp.fromMillis(Date.parse('2020-01-01'));
/**
 * Dated long ago, so they don't show up in other tests' lists. No triggers run on these
 * collections.
 */
const documents = {
  orderRecords: { status: 'disputed', attention: ['dispute'], createdAt },
  contactMessages: { state: 'answered', createdAt },
  audit: { whom: 'nobody', when: createdAt },
};
const lists = [
  ['orderRecords', 'createdAt'],
  ['contactMessages', 'createdAt'],
  ['audit', 'when'],
] as const;

const references = Object.entries(documents).flatMap(([name, data]) =>
  numbers.map((index) => ({ reference: database.doc(`${name}/bounds-${index}`), data })),
);

beforeAll(async () => {
  const batch = database.batch();
  for (const { reference, data } of references) batch.set(reference, data);
  await batch.commit();
});
afterAll(async () => {
  const batch = database.batch();
  for (const { reference } of references) batch.delete(reference);
  await batch.commit();
});

it.each(lists)('requires a limit for lists of %s', async (name, order) => {
  const { firestore } = await newStaff();
  const all = query(collection(firestore, name), orderBy(order, 'desc'));
  await expect(getDocs(all)).rejects.toMatchObject({ code: 'permission-denied' });
  expect((await getDocs(query(all, limit(page)))).size).toBe(page);
});

it.each(overviewSpans)(
  'loads the overview for %i days with a limited number of reads',
  async (days) => {
    const staff = await newStaff();
    const { body } = await callFunction('readOverview', { days }, await staff.token());
    const overview = staffCalls.readOverview.response.parse(body.result);
    expect(overview.openDisputes).toBeGreaterThanOrEqual(many);
    expect(overview.attention).toBeGreaterThanOrEqual(many);
    expect(overview.byDay).toHaveLength(days);
    expect(overview.undeliveredMails.length).toBeLessThanOrEqual(maxUndeliveredMails);
  },
);
