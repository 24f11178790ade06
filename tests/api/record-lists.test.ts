import { apiPaths } from '@dental-shop/domain/api/paths';
import { unknownTimeMs } from '@dental-shop/domain/order/record-time';
import type { Transaction } from '@dental-shop/domain/order/transaction';
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { call } from '../shop/api.ts';
import { newPerson, type Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { storedCustomersOrder } from '../shop/stored-order.ts';

const yesterday = Timestamp.fromMillis(Date.now() - 24 * 60 * 60 * 1000);

function storedTransaction({ uid }: Person['user'], orderId: string): Transaction<Timestamp> {
  return {
    uid,
    orderId,
    type: 'payment',
    amount: 13_900,
    currency: 'usd',
    status: 'completed',
    createdAt: yesterday,
  };
}

async function idsAt(path: string, person: Person): Promise<unknown[]> {
  const { body } = await call(path, { token: await person.token() });
  return (body.data as { id: string; timestamp: string | null }[]).map(({ id, timestamp }) =>
    timestamp === null ? `${id} (unknown time)` : id,
  );
}

async function withUndated() {
  const person = await newPerson();
  const { uid } = person.user;
  const dated = `dated-${uid}`;
  const undated = `undated-${uid}`;
  const { createdAt: _none, ...order } = storedCustomersOrder({ uid });
  const { createdAt: _neither, ...transaction } = storedTransaction(person.user, undated);
  await database.doc(`orders/${dated}`).set(storedCustomersOrder({ uid, createdAt: yesterday }));
  await database.doc(`orders/${undated}`).set(order);
  await database.doc(`transactions/${dated}`).set(storedTransaction(person.user, dated));
  await database.doc(`transactions/${undated}`).set(transaction);
  return { person, uid, dated, undated, order };
}

describe('a record without a timestamp', () => {
  it('is immediately listed as the oldest, even in concurrent requests', async () => {
    const { person, dated, undated } = await withUndated();
    const both = [dated, `${undated} (unknown time)`];
    const lists = await Promise.all(
      [apiPaths.orders, apiPaths.orders, apiPaths.transactions].map((path) => idsAt(path, person)),
    );
    expect(lists).toEqual([both, both, both]);
  });

  it('is shown as the oldest in My Orders once the reconciliation has run', async () => {
    const { person, uid, dated, undated, order } = await withUndated();

    await runSchedule('reconcilePayments');

    const orders = collection(person.firestore, 'orders');
    const listened = await getDocs(
      query(orders, where('uid', '==', uid), orderBy('createdAt', 'desc'), limit(10)),
    );
    expect(listened.docs.map(({ id }) => id)).toEqual([dated, undated]);
    const written = await database.doc(`orders/${undated}`).get();
    expect(written.data()).toEqual({ ...order, createdAt: Timestamp.fromMillis(unknownTimeMs) });
  });
});

describe('a list longer than a page', () => {
  const pageSize = 500;

  async function withOrders(count: number) {
    const person = await newPerson();
    const { uid } = person.user;
    // The emulator updates all listeners after each commit, so this needs a single one.
    const batch = database.batch();
    for (let index = 0; index < count; index += 1) {
      const createdAt = Timestamp.fromMillis(yesterday.toMillis() - index * 1000);
      batch.set(
        database.doc(`orders/${String(index).padStart(4, '0')}-${uid}`),
        storedCustomersOrder({ uid, createdAt }),
      );
    }
    await batch.commit();
    return person;
  }

  it('continues after the ID returned with the previous page', async () => {
    const person = await withOrders(pageSize + 1);
    const token = await person.token();
    const { body } = await call(apiPaths.orders, { token });
    expect(body.data).toHaveLength(pageSize);
    expect(body.next).toBe(`0499-${person.user.uid}`);
    expect(await call(`${apiPaths.orders}?after=${body.next}`, { token })).toMatchObject({
      status: 200,
      body: { data: [{ id: `0500-${person.user.uid}` }], next: null },
    });
  });

  it("rejects IDs that are malformed, unknown or someone else's", async () => {
    const token = await (await newPerson()).token();
    const other = await withOrders(1);
    for (const after of [`0000-${other.user.uid}`, 'unknown', 'a/b', '__x__', '..', '']) {
      const path = `${apiPaths.orders}?${new URLSearchParams({ after })}`;
      expect(await call(path, { token })).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', field: 'after' },
      });
    }
  });
});
