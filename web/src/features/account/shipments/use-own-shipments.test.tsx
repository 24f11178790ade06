import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { returnFixture, shipmentFixture } from '../testing/fixtures.ts';
import { type OwnReturn, useShipmentsOfOrder } from './use-own-shipments.ts';

const replacement = shipmentFixture({
  id: 'replacement',
  ...{ kind: 'replacement', orderId: null, orderNumber: null, rmaNumber: 'R7QM-3XWT' },
  lines: [{ sku: 'IMP-1', name: 'Implant', quantity: 1, lot: 'L9', expiry: '2030-01-31' }],
});

const { queries } = vi.hoisted(() => ({ queries: [] as unknown[][] }));
vi.mock('reactfire', () => ({
  useFirestore: () => ({}),
  useFirestoreCollection: (constraints: [field: string, operator: string, value: unknown][]) => {
    queries.push(constraints);
    const isForReplacements = constraints.flat().includes('replacement');
    const { id, ...data } = replacement;
    return { data: { docs: isForReplacements ? [{ id, data: () => data }] : [] } };
  },
}));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: () => ({ withConverter: () => [] }),
  query: (constraints: unknown[], ...more: unknown[]) => [...constraints, ...more],
  where: (...constraint: unknown[]) => constraint,
  orderBy: (...constraint: unknown[]) => ['orderBy', ...constraint],
}));

function Shipments({ orderId, returns }: { orderId: string; returns: readonly OwnReturn[] }) {
  const shipments = useShipmentsOfOrder('ana', orderId, returns);
  return <p>{`Shipments: ${shipments?.map(({ id }) => id).join(', ')}`}</p>;
}

it.each([
  ['order-1', 'Shipments: replacement'],
  ['order-2', 'Shipments:'],
])('shows a replacement only with the order of the replaced device (%s)', async (orderId, text) => {
  const returned = returnFixture({ orderIds: ['order-1', 'order-2'], state: 'settled' });
  const lines = returned.lines.flatMap((line) => [
    { ...line, resolution: 'replacement' as const },
    { ...line, id: '1', orderId: 'order-2', sku: 'DRILL', resolution: 'refund' as const },
  ]);
  const { getByText } = await render(
    <Shipments orderId={orderId} returns={[{ ...returned, lines }]} />,
  );
  expect(getByText(text)).toBeTruthy();
});

// Without `orderBy`, the limit would return arbitrary shipments.
it('shows the newest shipments of an order, and has an index for them', async () => {
  queries.length = 0;
  await render(<Shipments orderId="order-1" returns={[]} />);
  const newestFirst = expect.arrayContaining([['orderBy', 'shippedAt', 'desc']]);
  expect(queries.slice(0, 2)).toEqual([newestFirst, newestFirst]);
  const fields = [
    ...['uid', 'state', 'orderId'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
    { fieldPath: 'shippedAt', order: 'DESCENDING' },
  ];
  const file = join(import.meta.dirname, '../../../../../firestore.indexes.json');
  const { indexes } = JSON.parse(readFileSync(file, 'utf8'));
  expect(indexes).toContainEqual({
    collectionGroup: 'shipments',
    queryScope: 'COLLECTION',
    fields,
  });
});
