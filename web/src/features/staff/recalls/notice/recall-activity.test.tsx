import { recallActions } from '@dental-shop/domain/account/audit-action';
import { Timestamp } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { RecallActivity } from './recall-activity.tsx';

const { entries } = vi.hoisted(() => ({ entries: [] as object[] }));
vi.mock('reactfire', () => ({ useFirestore: () => ({}) }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: () => ({ withConverter: () => ({}) }),
  query: () => ({}),
}));
vi.mock('../../../../shared/firestore/use-server-collection.ts', () => ({
  useServerCollection: () => ({
    empty: false,
    docs: entries.map((entry, index) => ({ id: String(index), data: () => entry })),
  }),
}));

it('shows who changed, sent, or downloaded the recall', async () => {
  const when = Timestamp.fromMillis(0);
  entries.push(...recallActions.map((what) => ({ what, whoEmail: 'eva@example.com', when })));
  const { getAllByRole } = await render(<RecallActivity recallId="r1" />, { content: ['staff'] });
  expect(getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Draft saved, by eva@example.com',
    'Draft discarded, by eva@example.com',
    'Recall sent, by eva@example.com',
    'CSV downloaded, by eva@example.com',
  ]);
});
