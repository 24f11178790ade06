import { within } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { asStaff } from '../testing/as-staff.tsx';
import { accountFixture } from '../testing/fixtures.ts';
import { AuditTrail } from './audit-trail.tsx';
import { AccountDecisionDialog } from './decisions/account-decision-dialog.tsx';
import { useDecisionMessages } from './decisions/use-decision-messages.ts';
import { useDecisions } from './decisions/use-decisions.ts';

const { entry } = vi.hoisted(() => ({ entry: { data: (): object => ({}) } }));
vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
vi.mock('reactfire', () => ({ useFirestore: () => ({}) }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: () => ({ withConverter: () => ({}) }),
  query: () => ({}),
}));
vi.mock('../../../shared/firestore/use-server-collection.ts', () => ({
  useServerCollection: () => ({ empty: false, docs: [{ id: 'entry', ...entry }] }),
}));

function Trail({ decisionId }: { decisionId?: string }) {
  const account = accountFixture({ ...(decisionId && { decisionId }) });
  const messages = useDecisionMessages();
  const decisions = useDecisions(messages);
  return (
    <>
      <AuditTrail account={account} decisions={decisions} />
      <AccountDecisionDialog messages={messages} />
    </>
  );
}

const open = (decisionId?: string) =>
  render(asStaff(<Trail {...(decisionId && { decisionId })} />), { content: ['staff'] });

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
  const { getByText } = await open();
  expect(getByText(action)).toBeTruthy();
});

const approval = {
  ...{ whoEmail: 'ben@example.com', what: 'approve', why: null },
  ...{ when: Timestamp.fromMillis(0), confirmed: ['email-not-verified'] },
  ...{ before: { status: 'pending', decisionId: null }, after: { status: 'approved' } },
};

it("undoes a colleague's decision long after it was made", async () => {
  entry.data = () => approval;
  const call = vi.mocked(callStaff);
  const orders = { flagged: 0, hasMore: false };
  call.mockResolvedValue({ uid: 'ana', status: 'pending', mail: 'delivered', orders });
  const { getByRole, getByText, findByRole, user } = await open('entry');
  expect(getByText('Confirmed: The email address isn’t verified.')).toBeTruthy();
  await user.click(getByRole('button', { name: 'Undo this decision' }));
  const dialog = await findByRole('dialog', { name: 'Undo the last decision on Ana Muñoz?' });
  expect(getByText('The account will be pending again.')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Undo this decision' }));
  expect(call).toHaveBeenCalledExactlyOnceWith('undoDecision', { auditId: 'entry' });
});

it('offers to undo only the latest decision', async () => {
  entry.data = () => approval;
  const { queryByRole } = await open('a-later-entry');
  expect(queryByRole('button')).toBeNull();
});
