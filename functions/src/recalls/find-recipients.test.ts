import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxRecallLots } from '@dental-shop/domain/api/staff/recall-calls';
import { lotKey, lotSortKey } from '@dental-shop/domain/fulfillment/lot';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { findRecipients, selectLots } from './find-recipients.ts';

type Data = Record<string, unknown>;
type Condition = [field: string, operator: string, value: unknown];

const conditions: Record<string, (stored: unknown, value: unknown) => boolean> = {
  '==': (stored, value) => stored === value,
  '>=': (stored, value) => String(stored) >= String(value),
  '<=': (stored, value) => String(stored) <= String(value),
  'array-contains-any': (stored, value) =>
    Array.isArray(stored) && Array.isArray(value) && value.some((each) => stored.includes(each)),
};

/** Runs queries in memory, and counts reads as Firestore bills them. */
function countingFirestore(collections: Record<string, Record<string, Data>>) {
  const reads: Record<string, number> = {};
  const count = (name: string, documents: number) => {
    reads[name] = (reads[name] ?? 0) + documents;
  };
  const snapshot = (id: string, data: Data | undefined) => ({ id, data: () => data });
  const query = (name: string, wheres: Condition[], limit = Infinity, after = '') => ({
    withConverter: () => query(name, wheres, limit, after),
    where: (...condition: Condition) => query(name, [...wheres, condition], limit, after),
    orderBy: () => query(name, wheres, limit, after),
    limit: (max: number) => query(name, wheres, max, after),
    startAfter: ({ id }: { id: string }) => query(name, wheres, limit, id),
    doc: (id: string) => ({ name, id }),
    get: async () => {
      const docs = Object.entries(collections[name] ?? {})
        .filter(
          ([id, data]) =>
            id > after &&
            wheres.every(([field, operator, value]) => {
              return conditions[operator]?.(data[field], value) ?? false;
            }),
        )
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .slice(0, limit)
        .map(([id, data]) => snapshot(id, data));
      // A query without results costs one read.
      count(name, Math.max(docs.length, 1));
      return { docs };
    },
  });
  const firestore = {
    collection: (name: string) => query(name, []),
    getAll: async (...references: { name: string; id: string }[]) =>
      references.map(({ name, id }) => {
        count(name, 1);
        return snapshot(id, collections[name]?.[id]);
      }),
  };
  return { firestore: firestore as unknown as Firestore, reads };
}

const shipmentOf = (
  uid: string,
  orderId: string | null,
  lot: string,
  changes: Data = {},
): Data => ({
  uid,
  orderId,
  orderNumber: null,
  rmaNumber: null,
  lines: [{ sku: 'X1', quantity: 2, lot }],
  lotKeys: [lotKey('X1', lot)],
  consignee: { name: uid, email: `${uid}@old.example.com`, language: 'en', address: null },
  state: 'released',
  shippedAt: Timestamp.fromMillis(0),
  ...changes,
});

const returnOf = (orderIds: string[], shipmentId: string, lot: string): Data => ({
  orderIds,
  lines: [{ shipmentId, sku: 'X1', lot, receivedQuantity: 1 }],
});

/** A shop with 50,000 orders of other lots, each of them shipped and returned. */
function largeShop() {
  const shipments: Record<string, Data> = {};
  const returns: Record<string, Data> = {};
  const orders: Record<string, Data> = {};
  for (let index = 0; index < 50_000; index += 1) {
    shipments[`other-${index}`] = shipmentOf('other', `order-${index}`, `OTHER${index}`);
    returns[`other-${index}`] = returnOf([`order-${index}`], `other-${index}`, `OTHER${index}`);
    orders[`order-${index}`] = {};
  }
  return { shipments, returns, orders };
}

describe('findRecipients', () => {
  it('reads only what concerns the lots, among 50,000 orders', async () => {
    const { shipments, returns, orders } = largeShop();
    const { firestore, reads } = countingFirestore({
      orders,
      shipments: {
        ...shipments,
        s1: shipmentOf('ana', 'o1', 'A1'),
        s2: shipmentOf('ana', 'o2', 'A1'),
        s3: shipmentOf('bea', 'o3', 'A2'),
        s4: shipmentOf('bea', 'o4', 'A2', { state: 'undone' }),
      },
      returns: { ...returns, r1: returnOf(['o1'], 's1', 'A1') },
      users: { ana: { email: 'ana@new.example.com', language: 'es' } },
    });
    const recipients = await findRecipients(firestore, { sku: 'X1', lots: ['A1', 'A2'] });
    expect(recipients).toMatchObject([
      {
        uid: 'ana',
        quantity: 4,
        returned: 1,
        consignee: { email: 'ana@new.example.com', language: 'es' },
      },
      // The account was deleted, so the shipment's address is the latest one known.
      { uid: 'bea', quantity: 2, returned: 0, consignee: { email: 'bea@old.example.com' } },
    ]);
    expect(reads).toEqual({ shipments: 4, returns: 1, users: 2 });
  });

  it('counts returned replacements, which name the order of the device they replaced', async () => {
    const { firestore } = countingFirestore({
      shipments: { s1: shipmentOf('ana', null, 'A1', { rmaNumber: 'r0' }) },
      returns: { r0: returnOf(['o1'], 's0', 'A0'), r1: returnOf(['o1'], 's1', 'A1') },
    });
    const [recipient] = await findRecipients(firestore, { sku: 'X1', lots: ['A1'] });
    expect(recipient).toMatchObject({ quantity: 2, returned: 1 });
  });

  it('finds all shipments of many lots', async () => {
    const lots = Array.from({ length: maxRecallLots }, (_, index) => `A${index}`);
    const shipments = Object.fromEntries(
      lots.flatMap((lot) =>
        Array.from({ length: 30 }, (_, index) => [
          `${lot}-${index}`,
          shipmentOf(`customer-${index}`, `${lot}-${index}`, lot),
        ]),
      ),
    );
    const { firestore } = countingFirestore({ shipments });
    const recipients = await findRecipients(firestore, { sku: 'X1', lots });
    expect(recipients.map(({ quantity }) => quantity)).toEqual(
      Array.from({ length: 30 }, () => 2 * maxRecallLots),
    );
  });

  it('counts a shipment once if its lots are in different queries', async () => {
    const lots = Array.from({ length: maxRecallLots }, (_, index) => `A${index}`);
    const lines = lots.map((lot) => ({ sku: 'X1', quantity: 1, lot }));
    const lotKeys = lots.map((lot) => lotKey('X1', lot));
    const { firestore } = countingFirestore({
      shipments: { s1: shipmentOf('ana', 'o1', 'A0', { lines, lotKeys }) },
    });
    const [recipient] = await findRecipients(firestore, { sku: 'X1', lots });
    expect(recipient).toMatchObject({ quantity: maxRecallLots });
  });

  it('rejects a recall of too many shipments instead of omitting some', async () => {
    const shipments = Object.fromEntries(
      Array.from({ length: 10_001 }, (_, index) => [
        `s${index}`,
        shipmentOf('ana', `o${index}`, 'A1'),
      ]),
    );
    const { firestore } = countingFirestore({ shipments });
    await expect(findRecipients(firestore, { sku: 'X1', lots: ['A1'] })).rejects.toMatchObject({
      code: 'recall-too-large',
    });
  });
});

describe('selectLots', () => {
  const lotsOf = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => {
        const lot = `A${String(index).padStart(3, '0')}`;
        return [lot, { sku: 'X1', lot, sortKey: lotSortKey(lot) }];
      }),
    );

  it('finds the lots in a range, and reads at most one lot more than the maximum of a recall', async () => {
    const { firestore, reads } = countingFirestore({ lots: lotsOf(500) });
    const range = { sku: 'X1', from: 'A010', to: 'A012' };
    expect(await selectLots(firestore, range)).toEqual({
      sku: 'X1',
      lots: ['A010', 'A011', 'A012'],
    });
    await expect(selectLots(firestore, { ...range, to: 'A499' })).rejects.toMatchObject({
      code: 'too-many-lots',
    });
    expect(reads.lots).toBe(3 + maxRecallLots + 1);
  });

  it('compares the numbers of lots by value, so that A9 is before A10', async () => {
    const lots = ['A1', 'A3', 'A9', 'A10', 'A20', 'A21', 'B1'];
    const stored = lots.map((lot) => [lot, { sku: 'X1', lot, sortKey: lotSortKey(lot) }]);
    const { firestore } = countingFirestore({ lots: Object.fromEntries(stored) });
    const found = async (from: string, to: string) =>
      (await selectLots(firestore, { sku: 'X1', from, to })).lots.toSorted();
    expect(await found('A1', 'A20')).toEqual(lots.slice(0, 5).toSorted());
    expect(await found('A9', 'A10')).toEqual(['A9', 'A10'].toSorted());
  });

  // A missing index fails only in production.
  it('has the index of its query', () => {
    const file = join(import.meta.dirname, '../../../firestore.indexes.json');
    const { indexes } = JSON.parse(readFileSync(file, 'utf8'));
    expect(indexes).toContainEqual({
      collectionGroup: 'lots',
      queryScope: 'COLLECTION',
      fields: ['sku', 'sortKey'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
    });
  });

  it('reads nothing for a list of lots', async () => {
    const { firestore, reads } = countingFirestore({});
    const lots = ['A1', 'A1', 'A2'];
    expect(await selectLots(firestore, { sku: 'X1', lots })).toEqual({
      sku: 'X1',
      lots: ['A1', 'A2'],
    });
    expect(reads).toEqual({});
  });
});
