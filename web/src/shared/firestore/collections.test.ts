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

describe('typed collections', () => {
  it('create equal queries so that ReactFire reuses its listener', () => {
    const newestFirst = () => query(orders(firestore), orderBy('createdAt', 'desc'));
    expect(queryEqual(newestFirst(), newestFirst())).toBe(true);
    expect(refEqual(orders(firestore), orders(firestore))).toBe(true);
  });

  it('strip invisible characters from strings and keep timestamps', () => {
    const createdAt = Timestamp.now();
    const document = { customerName: '\u202EA\u0000na', createdAt };
    const snapshot = { data: () => document } as unknown as QueryDocumentSnapshot;
    const read = orders(firestore).converter?.fromFirestore(snapshot);
    expect(read).toEqual({ customerName: 'Ana', createdAt });
    expect(read?.createdAt).toBe(createdAt);
  });

  it('write a document unchanged', () => {
    const checkout = { uid: 'someone', items: [], createdAt: serverTimestamp() };
    expect(checkouts(firestore).converter?.toFirestore(checkout)).toBe(checkout);
  });
});
