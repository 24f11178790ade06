import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  type CollectionReference,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  type Query,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { type Cell, collections, pathOf, targetOf } from './access-table.ts';
import { createCounted, newDocument, newId } from './create-checkout.ts';
import { erase, store } from './environment.ts';
import { databaseAs, modular } from './roles.ts';

export function newList(uid: string) {
  const now = serverTimestamp();
  return { uid, name: 'Monthly', lines: ['HD55S 2'], createdAt: now, updatedAt: now };
}

const statuses = { pending: 'pending', owner: 'approved' };

function storedDocument(uid: keyof typeof statuses, name: string) {
  if (name === 'users') return { ...newDocument(uid), status: statuses[uid] };
  if (name === 'checkoutPace') {
    return { checkoutId: newId(), count: 1, startedAt: new Timestamp(0, 0) };
  }
  if (name === 'carts') return newCart();
  if (name === 'lists') return newList(uid);
  if (name === 'shipments') return { ...newDocument(uid), state: 'released' };
  return newDocument(uid);
}

export function newCart(lines: unknown = ['HD55S 2']) {
  return { lines, revision: randomUUID(), count: 1, startedAt: serverTimestamp() };
}

const keyedByOwner = [
  'users',
  'customers',
  'certificates',
  'verifications',
  'staff',
  'carts',
  'checkoutPace',
];

function idFor(uid: string, name: string): string {
  if (name === 'lists') return `${uid}-1`;
  return keyedByOwner.includes(name) ? uid : `document-of-${uid}`;
}

/**
 * Creates one document per owner in each collection, bypassing the rules. The document in `staff`
 * doesn't make its owner a staff member without the claim.
 */
export async function seed(environment: RulesTestEnvironment): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = modular(context.firestore());
    await setDoc(doc(database, 'staff', 'staff'), { email: 'staff@example.com', admin: false });
    const owners = new Set(Object.values(targetOf));
    for (const name of collections) {
      for (const uid of owners) {
        await setDoc(doc(database, pathOf(name), idFor(uid, name)), storedDocument(uid, name));
      }
    }
  });
}

/** The query that the customer's pages use. */
export function ownDocuments(documents: CollectionReference, uid: string): Query {
  const own = query(documents, where('uid', '==', uid));
  return documents.id === 'shipments' ? query(own, where('state', '==', 'released')) : own;
}

/** Rejects with `permission-denied` if the rules deny the operation. */
export async function perform(
  environment: RulesTestEnvironment,
  { collection: name, role, operation }: Cell,
): Promise<unknown> {
  const database = databaseAs(environment, role);
  const uid = targetOf[role];
  const document = doc(database, pathOf(name), idFor(uid, name));
  const documents = collection(database, pathOf(name));
  switch (operation) {
    case 'get':
      return getDoc(document);
    case 'list own':
      return getDocs(query(ownDocuments(documents, uid), limit(500)));
    case 'list all':
      return getDocs(query(documents, limit(500)));
    case 'create':
      if (name === 'checkouts') return createCounted(database, uid);
      if (name === 'lists') {
        await erase(environment, `lists/${uid}-2`);
        return setDoc(doc(database, name, `${uid}-2`), newList(uid));
      }
      return setDoc(doc(documents, randomUUID()), newDocument(uid));
    case 'update':
      if (name === 'lists') return updateDoc(document, { name: 'x', updatedAt: serverTimestamp() });
      if (name === 'carts') {
        return updateDoc(document, { revision: randomUUID(), count: increment(1) });
      }
      return updateDoc(document, { items: [] });
    case 'delete':
      if (name === 'lists') {
        // Deletes a separate document, because other operations still need the owner's first one.
        await store(environment, `lists/${uid}-3`, { uid });
        return deleteDoc(doc(database, name, `${uid}-3`));
      }
      return deleteDoc(document);
  }
}
