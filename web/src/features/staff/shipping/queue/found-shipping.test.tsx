import { expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { FoundShipping } from './found-shipping.tsx';

const { sizes } = vi.hoisted(() => ({ sizes: [] as unknown[] }));
vi.mock('reactfire', () => ({ useFirestore: () => ({}) }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: () => ({ withConverter: () => ({}) }),
  query: () => ({}),
}));
vi.mock('../../list-search/found-records.tsx', () => ({
  FoundRecords: ({ size }: { size?: number }) => {
    sizes.push(size);
    return null;
  },
}));

// Three lists of 25 cards would take more than ten screens on a phone.
it('shows search results in pages of ten per list', async () => {
  const selection = { selected: [], onSelect: () => undefined };
  await render(<FoundShipping search="ana" orders={selection} replacements={selection} />, {
    content: ['staff'],
  });
  expect(sizes).toEqual([10, 10, 10]);
});
