import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import { doc, type Firestore, serverTimestamp, writeBatch } from 'firebase/firestore';
import type { CheckoutCase } from './checkout-cases.ts';
import { store } from './environment.ts';
import { databaseWithClaims } from './roles.ts';

/** An id as Firestore makes them. */
export function newId(): string {
  return randomUUID().replaceAll('-', '').slice(0, 20);
}

/** A valid document for `checkouts`. */
export function newDocument(uid: string) {
  return { uid, items: [{ sku: 'HD55S', quantity: 2 }], createdAt: serverTimestamp() };
}

interface NewCheckout {
  id?: string;
  document?: unknown;
  /** What is written to `checkoutPace` in the same batch; null for nothing. */
  pace?: object | null;
}

/** A checkout with the first count of its account, as one batch. */
export function createCounted(
  database: Firestore,
  uid: string,
  { id = newId(), document = newDocument(uid), pace = {} }: NewCheckout = {},
): Promise<void> {
  const batch = writeBatch(database).set(doc(database, 'checkouts', id), document);
  if (pace) {
    const counted = { checkoutId: id, count: 1, startedAt: serverTimestamp(), ...pace };
    batch.set(doc(database, 'checkoutPace', uid), counted);
  }
  return batch.commit();
}

/** A new customer with that status in `users/{uid}` and those claims. Returns uid and database. */
export async function newCustomer(
  environment: RulesTestEnvironment,
  status = 'approved',
  claims: TokenOptions = { approved: true },
) {
  const uid = newId();
  await store(environment, `users/${uid}`, { status });
  return { uid, database: databaseWithClaims(environment, uid, claims) };
}

/** Creates the checkout of a case as a customer of its own, whom the case calls `owner`. */
export async function createCheckout(
  environment: RulesTestEnvironment,
  { id = newId(), document }: CheckoutCase,
): Promise<void> {
  const { uid, database } = await newCustomer(environment);
  const isTheirs = document.uid === 'owner';
  await createCounted(database, uid, { id, document: isTheirs ? { ...document, uid } : document });
}
