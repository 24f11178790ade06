import { initializeApp } from 'firebase/app';
import {
  getFirestore,
  orderBy,
  query,
  queryEqual,
  refEqual,
  serverTimestamp,
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

  it('write a document as it is', () => {
    const checkout = { uid: 'someone', items: [], createdAt: serverTimestamp() };
    expect(checkouts(firestore).converter?.toFirestore(checkout)).toBe(checkout);
  });
});
