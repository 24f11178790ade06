import { expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { returnFixture, shipmentFixture } from '../testing/fixtures.ts';
import { type OwnReturn, useShipmentsOfOrder } from './use-shipments.ts';

const replacement = shipmentFixture({
  id: 'replacement',
  ...{ kind: 'replacement', orderId: null, orderNumber: null, rmaNumber: 'R7QM-3XWT' },
  lines: [{ sku: 'IMP-1', name: 'Implant', quantity: 1, lot: 'L9', expiry: '2030-01-31' }],
});

vi.mock('reactfire', () => ({
  useFirestore: () => ({}),
  useFirestoreCollection: (constraints: [field: string, operator: string, value: unknown][]) => {
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
