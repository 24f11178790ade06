import { nameTerms } from '@dental-shop/domain/find/find-terms';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { asStaff } from '../../testing/as-staff.tsx';
import { orderFixture } from '../../testing/fixtures.ts';
import OrdersPage from './orders-page.tsx';

const { stored } = vi.hoisted(() => ({
  stored: { names: [] as string[], isNextLoading: false },
}));
vi.mock('reactfire', () => ({ useFirestore: () => undefined }));
vi.mock('../../../../shared/firestore/collections.ts', async (original) => ({
  ...(await original<typeof import('../../../../shared/firestore/collections.ts')>()),
  orderRecords: () => 'orders',
}));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  // Keeps only what these tests check: the page and its size.
  query: (...parts: unknown[]) => parts.flat(),
  where: () => 'search',
  orderBy: () => [],
  documentId: () => undefined,
  limit: (count: number) => count,
  startAfter: () => 'after',
}));
vi.mock('../../../../shared/firestore/use-server-collection.ts', async () => {
  const { useMemo } = await import('react');
  return {
    useServerCollection: (parts: readonly unknown[]) => {
      const isNext = parts.includes('after');
      const size = Number(parts.find((part) => typeof part === 'number'));
      const start = isNext ? 25 : 0;
      const snapshot = useMemo(() => {
        const docs = stored.names.slice(start, start + size).map((customerName, index) => ({
          id: `order-${start + index}`,
          data: () => ({ ...orderFixture({ customerName }), searchTerms: nameTerms(customerName) }),
        }));
        return { docs, empty: docs.length === 0, metadata: { fromCache: false } };
      }, [start, size]);
      return isNext && stored.isNextLoading ? undefined : snapshot;
    },
  };
});

const open = (path = '/staff/orders') =>
  render(asStaff(<OrdersPage />), { path, content: ['staff'] });

beforeEach(() => {
  // As cards, because the grid needs a layout.
  window.innerWidth = 390;
  stored.isNextLoading = false;
});

it("doesn't show the previous page's count while the next page is loading", async () => {
  stored.names = Array.from({ length: 28 }, (_, index) => `Customer ${index}`);
  const { getByText, queryByText, user } = await open();
  expect(getByText('25 orders on this page')).toBeTruthy();
  stored.isNextLoading = true;
  await user.click(getByText('Next'));
  expect(queryByText(/orders? on this page$/)).toBeNull();
});

it('checks 100 orders for all words of a search, and shows how far it has searched', async () => {
  stored.names = [
    ...Array.from({ length: 60 }, () => 'Jones Dental'),
    'Smith Dental',
    ...Array.from({ length: 60 }, () => 'Jones Dental'),
  ];
  const { getByText, getAllByRole } = await open('/staff/orders?search=smith+dental');
  expect(getAllByRole('listitem')).toHaveLength(1);
  expect(getByText('Smith Dental')).toBeTruthy();
  expect(getByText(/1 result · 100 records searched on this page/)).toBeTruthy();
});

it('explains an inverted range and offers no download of it', async () => {
  const { getByText, queryByRole } = await open('/staff/orders?from=2026-03-02&to=2026-03-01');
  expect(getByText('The “To” day is before the “From” day. Change one of them.')).toBeTruthy();
  expect(queryByRole('button', { name: 'Download CSV' })).toBeNull();
});
