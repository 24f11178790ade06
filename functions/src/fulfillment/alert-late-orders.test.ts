import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs } from '@dental-shop/domain/retention/retention';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { inMemoryFirestore } from '../platform/firestore/firestore-fixture.ts';
import { alertLateOrders, countLateOrders, lateCutoff } from './alert-late-orders.ts';

type Stored = Record<string, Record<string, unknown>>;

const now = Date.parse('2026-11-27T20:00:00Z');
const daysAgo = (days: number) => Timestamp.fromMillis(now - days * dayMs);

async function run(stored: Stored) {
  const firestore = inMemoryFirestore(stored);
  await alertLateOrders({ firestore, officeEmail: () => 'office@example.com' }, now);
}

const reported = (stored: Stored) =>
  Object.entries(stored)
    .filter(([path]) => path.startsWith('mail/'))
    .map(([, { data }]) => data as { orders: { orderId: string }[]; replacements: object[] });

it('finds the oldest late orders regardless of how many were already reported', async () => {
  const stored: Stored = {};
  for (let index = 0; index < 320; index += 1) {
    const id = String(index).padStart(3, '0');
    stored[`orderRecords/${id}`] = { toShip: true, createdAt: daysAgo(100 - index / 10) };
    const isUnreported = index === 0 || index >= 250;
    if (!isUnreported) stored[`lateOrders/${id}`] = { alertedAt: daysAgo(1) };
  }
  await run(stored);
  await run(stored);
  await run(stored);
  const ids = reported(stored).map(({ orders }) => orders.map(({ orderId }) => orderId));
  expect(ids.map(({ length }) => length)).toEqual([50, 21]);
  expect(ids[0]?.slice(0, 2)).toEqual(['000', '250']);
  expect(ids[1]?.at(-1)).toBe('319');
});

it('reports a replacement that has waited since its return was settled', async () => {
  const stored: Stored = {
    'orderRecords/new': { toShip: true, createdAt: daysAgo(2) },
    'orderRecords/shipped': { toShip: false, createdAt: daysAgo(20) },
    'returns/RMA-1': { toReplace: true, createdAt: daysAgo(20), updatedAt: daysAgo(4) },
    'returns/RMA-2': { toReplace: true, createdAt: daysAgo(20), updatedAt: daysAgo(2) },
  };
  await run(stored);
  await run(stored);
  expect(reported(stored)).toMatchObject([
    {
      orders: [],
      replacements: [{ rmaNumber: 'RMA-1', since: daysAgo(4).toDate().toISOString() }],
    },
  ]);
  expect(await countLateOrders(inMemoryFirestore(stored), lateCutoff(now, 3))).toBe(1);
});

// A missing index fails only in production.
it.each([
  ['orderRecords', 'toShip', 'createdAt'],
  ['returns', 'toReplace', 'updatedAt'],
])('has an index for late %s', (collectionGroup, filter, sort) => {
  const fields = [filter, sort].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
  const file = join(import.meta.dirname, '../../../firestore.indexes.json');
  const { indexes } = JSON.parse(readFileSync(file, 'utf8'));
  expect(indexes).toContainEqual({ collectionGroup, queryScope: 'COLLECTION', fields });
});
