import { initializeApp } from 'firebase/app';
import {
  getFirestore,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  queryEqual,
  refEqual,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { checkouts, orders } from './collections.ts';

const firestore = getFirestore(initializeApp({ projectId: 'demo-collections' }, 'collections'));

describe('the typed collections', () => {
  it('make the same query twice, so that ReactFire goes on listening to the first', () => {
    const newestFirst = () => query(orders(firestore), orderBy('createdAt', 'desc'));
    expect(queryEqual(newestFirst(), newestFirst())).toBe(true);
    expect(refEqual(orders(firestore), orders(firestore))).toBe(true);
  });

  it('read text as people see it, and times as they are', () => {
    const createdAt = Timestamp.now();
    const document = { customerName: '\u202EA\u0000na', createdAt };
    const snapshot = { data: () => document } as unknown as QueryDocumentSnapshot;
    const read = orders(firestore).converter?.fromFirestore(snapshot);
    expect(read).toEqual({ customerName: 'Ana', createdAt });
    expect(read?.createdAt).toBe(createdAt);
  });

  it('write a document as it is', () => {
    const checkout = { uid: 'someone', items: [], createdAt: serverTimestamp() };
    expect(checkouts(firestore).converter?.toFirestore(checkout)).toBe(checkout);
  });
});
