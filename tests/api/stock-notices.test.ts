import { apiPaths } from '@dental-shop/domain/api/paths';
import { maxStockNotices } from '@dental-shop/domain/api/stock-notices';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { call } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import {
  changeCatalogue,
  editRecorded,
  forgetCatalogueChanges,
  undoCatalogue,
} from '../shop/catalogue-changes.ts';
import { newPerson, type Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { mailsTo, mailTo } from '../shop/inbox.ts';
import { hiddenProduct, soldProducts, unpricedProduct } from '../shop/products.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { newStaff } from '../shop/staff.ts';

const product = soldProducts.at(-1);
if (!product) throw new Error('The catalogue has no suitable product for these tests');
const { sku, name } = product;
const outOfStock = { kind: 'out-of-stock', until: null } as const;
const subject = `Available again: ${name}`;

const forgetAll = async () => {
  await forgetCatalogueChanges();
  const { docs } = await database.collection('stockNotices').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
};
beforeEach(forgetAll);
afterEach(forgetAll);

async function ask(person: Person, about = sku, wanted = true) {
  const body = { sku: about, wanted, language: 'en' };
  return call(apiPaths.stockNotices, { method: 'POST', token: await person.token(), body });
}

const noticesTo = async (person: Person) =>
  (await mailsTo(person.email)).filter((mail) => mail.subject === subject);

it('sends one email, once, when the item can be bought again', async () => {
  const staff = await newStaff();
  const customer = await approvedCustomer();
  const { changeId } = await changeCatalogue(staff, [{ sku, availability: outOfStock }]);
  expect(await ask(customer, sku.toLowerCase())).toEqual({ status: 200, body: { skus: [sku] } });
  expect(await ask(customer)).toEqual({ status: 200, body: { skus: [sku] } });
  await runSchedule('sweepStockNotices');
  expect((await database.collection('stockNotices').get()).size).toBe(1);

  await undoCatalogue(staff, changeId);
  await Promise.all([runSchedule('sweepStockNotices'), runSchedule('sweepStockNotices')]);
  const mail = await mailTo(customer.email, subject);
  expect(mail.text).toContain(`You can order ${name}`);
  expect(mail.html).toContain(`/${encodeURIComponent(sku)}"`);
  await runSchedule('sweepStockNotices');
  expect(await noticesTo(customer)).toHaveLength(1);
  expect((await database.collection('stockNotices').get()).size).toBe(0);
  expect((await database.doc('catalogueChanges/awaited').get()).get('skus')).not.toContain(sku);
});

it('sends the email when a scheduled change takes effect', async () => {
  const staff = await newStaff();
  const customer = await approvedCustomer();
  const availability = { kind: 'out-of-stock', until: '2099-03-12' } as const;
  await changeCatalogue(staff, [{ sku, availability }]);
  await ask(customer);
  await runSchedule('sweepStockNotices');
  await editRecorded({ availableAt: Timestamp.now().toMillis() - 1 });
  await runSchedule('sweepStockNotices');
  await mailTo(customer.email, subject);
});

it('sends nothing to a customer who canceled, or who may no longer buy', async () => {
  const staff = await newStaff();
  const [canceled, suspended] = await Promise.all([approvedCustomer(), approvedCustomer()]);
  const { changeId } = await changeCatalogue(staff, [{ sku, availability: outOfStock }]);
  await ask(canceled);
  await ask(suspended);
  expect(await ask(canceled, sku, false)).toEqual({ status: 200, body: { skus: [] } });
  await database.doc(`users/${suspended.user.uid}`).update({ status: 'suspended' });
  await undoCatalogue(staff, changeId);
  await runSchedule('sweepStockNotices');
  expect((await database.collection('stockNotices').get()).size).toBe(0);
  const mails = await database.collection('mail').where('template', '==', 'back-in-stock').get();
  const uids = mails.docs.map((mail) => String(mail.get('uid')));
  expect(uids).not.toContain(canceled.user.uid);
  expect(uids).not.toContain(suspended.user.uid);
});

it('sends the other notices if one is malformed', async () => {
  const staff = await newStaff();
  const customer = await approvedCustomer();
  const { changeId } = await changeCatalogue(staff, [{ sku, availability: outOfStock }]);
  await ask(customer);
  // Sorts before all others, so the sweep handles it first.
  await database.doc('stockNotices/-').set({ sku });
  await undoCatalogue(staff, changeId);
  await runSchedule('sweepStockNotices');
  await mailTo(customer.email, subject);
});

it('lists the items that the customer is waiting for', async () => {
  const staff = await newStaff();
  const customer = await approvedCustomer();
  await changeCatalogue(staff, [{ sku, availability: outOfStock }]);
  await ask(customer);
  const token = await customer.token();
  expect(await call(apiPaths.stockNotices, { token })).toEqual({
    status: 200,
    body: { skus: [sku] },
  });
  const other = await newPerson();
  expect(await call(apiPaths.stockNotices, { token: await other.token() })).toEqual({
    status: 200,
    body: { skus: [] },
  });
});

it.each([
  ['an item that can be bought', sku, 409, 'item-available'],
  ['an item that is never sold online', unpricedProduct.sku, 400, 'invalid-input'],
  ['a product that the spreadsheet hides', hiddenProduct.sku, 404, 'not-found'],
  ['an unknown SKU', 'GONE', 404, 'not-found'],
])('rejects a request about %s', async (_, about, status, code) => {
  const customer = await approvedCustomer();
  expect(await ask(customer, about)).toMatchObject({ status, body: { code } });
});

it('rejects a request about an item that staff have hidden, even if it is also out of stock', async () => {
  const staff = await newStaff();
  const customer = await approvedCustomer();
  await changeCatalogue(staff, [{ sku, hidden: true, availability: outOfStock }]);
  expect(await ask(customer)).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

it('rejects a customer who is already waiting for too many items', async () => {
  const staff = await newStaff();
  const customer = await approvedCustomer();
  const { uid } = customer.user;
  const others = Array.from({ length: maxStockNotices }, (_, index) => `OTHER${index}`);
  const createdAt = Timestamp.now();
  await Promise.all(
    others.map((each) =>
      database
        .doc(`stockNotices/${uid}__${each}`)
        .set({ uid, sku: each, language: 'en', createdAt }),
    ),
  );
  await changeCatalogue(staff, [{ sku, availability: outOfStock }]);
  expect(await ask(customer)).toMatchObject({
    status: 409,
    body: { code: 'too-many-stock-notices' },
  });
});

it('rejects accounts that are not approved', async () => {
  const person = await newPerson();
  expect(await ask(person)).toMatchObject({ status: 403, body: { code: 'not-approved' } });
});
