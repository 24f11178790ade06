import { Timestamp } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { shipmentFixture } from '../testing/fixtures.ts';
import { ReplacementShipments } from './replacement-shipments.tsx';

const shippedOn = (day: string) =>
  shipmentFixture({
    id: day,
    ...{ kind: 'replacement', orderId: null, orderNumber: null, rmaNumber: 'R7QM-3XWT' },
    shippedAt: Timestamp.fromDate(new Date(`${day}T12:00:00Z`)),
  });

vi.mock('reactfire', () => ({
  useFirestore: () => ({}),
  useFirestoreCollection: () => {
    const docs = ['2026-11-24', '2026-11-20'].map(shippedOn);
    return {
      data: { empty: false, docs: docs.map(({ id, ...data }) => ({ id, data: () => data })) },
    };
  },
}));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: () => ({ withConverter: () => [] }),
  query: () => [],
  where: () => [],
}));

it('lists the replacements in the order in which they were shipped', async () => {
  const { getAllByRole } = await render(<ReplacementShipments uid="ana" rmaNumber="R7QM-3XWT" />, {
    content: ['account', 'returns'],
  });
  const headings = getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Replacement shipped November 20, 2026',
    'Replacement shipped November 24, 2026',
  ]);
});
