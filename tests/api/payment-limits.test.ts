import { createHash } from 'node:crypto';
import { apiPaths, invoicePath } from '@dental-shop/domain/api/paths';
import { FieldPath } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { call } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, createPaymentIntent } from '../shop/checkout.ts';
import { newPerson } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { implant } from '../shop/products.ts';

const maxRequests = 100;

async function buckets(limit: string, uid: string) {
  const prefix = `${limit}-${createHash('sha256').update(uid).digest('hex')}-`;
  const { docs } = await database
    .collection('rateLimits')
    .orderBy(FieldPath.documentId())
    .startAt(prefix)
    .endAt(`${prefix}\uf8ff`)
    .get();
  return docs;
}

it.each([
  ['payment-intents', 'POST', apiPaths.createPaymentIntent],
  ['saved-cards', 'GET', apiPaths.savedPaymentMethods],
  ['saved-cards', 'DELETE', apiPaths.paymentMethod.replace(':id', 'pm_none')],
] as const)('limits %s requests (%s) per account', async (limit, method, path) => {
  const [busy, other] = [await approvedCustomer(), await approvedCustomer()];
  const { uid } = busy.user;
  const token = await busy.token();
  const sendRequest = async () => (await call(path, { method, token })).status;
  expect(await sendRequest()).not.toBe(429);

  const [bucket] = await buckets(limit, uid);
  await bucket?.ref.update({ count: maxRequests - 2 });
  const statuses = await Promise.all(Array.from({ length: 6 }, sendRequest));
  // If the window has just ended, some requests count toward the next one and are allowed.
  const later = (await buckets(limit, uid)).at(1)?.get('count') ?? 0;
  expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(2 + later);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4 - later);
  const theirs = await call(path, { method, token: await other.token() });
  expect(theirs.status).not.toBe(429);
});

it('creates at most 30 checkouts an hour but still accepts existing checkouts', async () => {
  const items = [{ sku: implant.sku, quantity: 1 }];
  const customer = await approvedCustomer();
  expect((await createPaymentIntent(customer, { items })).status).toBe(200);

  const [bucket] = await buckets('opened-checkouts', customer.user.uid);
  const [, name, window] = /^(.*-)(\d+)$/.exec(bucket?.id ?? '') ?? [];
  // Sets the next window too, in case this one ends during the test.
  for (const each of [Number(window), Number(window) + 1]) {
    await database.doc(`rateLimits/${name}${each}`).set({ count: 30 }, { merge: true });
  }
  expect(await createPaymentIntent(customer, { items })).toMatchObject({
    status: 429,
    body: { code: 'too-many-requests' },
  });
  const checkoutId = await createCheckout(customer, items);
  expect((await createPaymentIntent(customer, { items, checkoutId })).status).toBe(200);
});

it('renders at most 60 PDFs an hour per account across invoices and certificates', async () => {
  const person = await newPerson();
  const key = createHash('sha256').update(person.user.uid).digest('hex');
  const hour = Math.floor(Date.now() / 3_600_000);
  const token = await person.token();
  const paths = [apiPaths.certificate, invoicePath('none')];
  const statuses = () =>
    Promise.all(paths.map(async (path) => (await call(path, { token })).status));
  expect(await statuses()).toEqual([404, 404]);
  // Sets the next window too, in case this one ends during the test.
  for (const each of [hour, hour + 1]) {
    await database.doc(`rateLimits/pdfs-${key}-${each}`).set({ count: 60 });
  }
  expect(await statuses()).toEqual([429, 429]);
});
