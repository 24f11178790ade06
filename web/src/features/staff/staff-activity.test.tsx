import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../shared/testing/render.tsx';
import { StaffActivity } from './staff-activity.tsx';

const { entries } = vi.hoisted(() => ({ entries: [] as object[] }));
vi.mock('reactfire', () => ({ useFirestore: () => ({}) }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: () => ({ withConverter: () => ({}) }),
  query: () => ({}),
}));
vi.mock('../../shared/firestore/use-server-collection.ts', () => ({
  useServerCollection: () => ({
    empty: false,
    docs: entries.map((entry, index) => ({ id: String(index), data: () => entry })),
  }),
}));

beforeEach(() => {
  entries.length = 0;
});

it('shows who changed, sent, or downloaded the record', async () => {
  const when = Timestamp.fromMillis(0);
  const actions = [
    ...['save-recall', 'discard-recall', 'send-recall', 'export-recall'],
    ...['update-complaint', 'decide-complaint', 'close-complaint', 'reopen-complaint'],
    'download-complaint',
    ...['accept-return', 'decline-return', 'receive-return', 'settle-return'],
    'unknown-action',
  ];
  entries.push(...actions.map((what) => ({ what, whoEmail: 'eva@example.com', when })));
  const { getAllByRole } = await render(<StaffActivity about="r1" />, { content: ['staff'] });
  expect(getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual(
    [
      ...['Draft saved', 'Draft discarded', 'Recall sent', 'CSV downloaded'],
      ...['Review edited', 'Decision recorded', 'Complaint closed', 'Complaint reopened'],
      'PDF downloaded',
      ...['Return accepted', 'Return declined', 'Receipt recorded', 'Return completed'],
      'unknown-action',
    ].map((text) => `${text}, by eva@example.com`),
  );
});

it('shows the actions in Spanish', async () => {
  const when = Timestamp.fromMillis(0);
  entries.push({ what: 'send-recall', whoEmail: 'eva@example.com', when });
  const view = <StaffActivity about="r1" />;
  const { getByText } = await render(view, { language: 'es', content: ['staff'] });
  expect(getByText('Retiro enviado, por eva@example.com')).toBeTruthy();
});
