import { Timestamp } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { AuditTrail } from './audit-trail.tsx';

const { entry } = vi.hoisted(() => ({ entry: { data: (): object => ({}) } }));
vi.mock('reactfire', () => ({ useFirestore: () => ({}) }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: () => ({ withConverter: () => ({}) }),
  query: () => ({}),
}));
vi.mock('../../../shared/firestore/use-server-collection.ts', () => ({
  useServerCollection: () => ({ empty: false, docs: [{ id: 'entry', ...entry }] }),
}));

it.each([
  [undefined, 'Payment canceled: too many declined cards'],
  [{ state: 'canceled' }, 'Payment canceled: too many declined cards'],
  [
    { state: 'paid' },
    'Payment not canceled despite many declined cards: already paid or processing',
  ],
  [
    { state: 'open' },
    'Payment not canceled despite many declined cards: already paid or processing',
  ],
])('shows whether a payment was canceled: %j', async (after, action) => {
  const by = { whoEmail: '', what: 'end-payment', when: Timestamp.fromMillis(0), why: null };
  entry.data = () => ({ ...by, ...(after && { after }) });
  const { getByText } = await render(<AuditTrail uid="ana" />, { content: ['staff'] });
  expect(getByText(action)).toBeTruthy();
});
