import { expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import MessagesPage from './messages-page.tsx';

const { sizes } = vi.hoisted(() => ({ sizes: [] as unknown[] }));
vi.mock('reactfire', () => ({ useFirestore: () => ({}) }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: () => ({ withConverter: () => ({}) }),
  query: () => ({}),
}));
vi.mock('../list-search/found-records.tsx', () => ({
  FoundRecords: ({ size }: { size?: number }) => {
    sizes.push(size);
    return null;
  },
}));

// Cards with long messages; 25 of them would take more than ten screens on a phone.
it('shows search results in pages of ten', async () => {
  await render(<MessagesPage />, { content: ['staff'], path: '/staff/messages?search=ana' });
  expect(sizes).toEqual([10]);
});
