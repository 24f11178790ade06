import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import { doc, type Firestore, serverTimestamp, writeBatch } from 'firebase/firestore';
import type { CheckoutCase } from './checkout-cases.ts';
import { store } from './environment.ts';
import { databaseWithClaims } from './roles.ts';

/** Same format as Firestore's IDs. */
export function newId(): string {
  return randomUUID().replaceAll('-', '').slice(0, 20);
}

export function newDocument(uid: string) {
  return { uid, items: [{ sku: 'HD55S', quantity: 2 }], createdAt: serverTimestamp() };
}

interface NewCheckout {
  id?: string;
  document?: unknown;
  /** The `checkoutPace` document in the same batch; null to leave it out. */
  pace?: object | null;
}

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

export async function newCustomer(
  environment: RulesTestEnvironment,
  status = 'approved',
  claims: TokenOptions = { approved: true },
) {
  const uid = newId();
  await store(environment, `users/${uid}`, { status });
  return { uid, database: databaseWithClaims(environment, uid, claims) };
}

export async function createCheckout(
  environment: RulesTestEnvironment,
  { id = newId(), document }: CheckoutCase,
): Promise<void> {
  const { uid, database } = await newCustomer(environment);
  const isTheirs = document.uid === 'owner';
  await createCounted(database, uid, { id, document: isTheirs ? { ...document, uid } : document });
}
