import { undoOfferMs } from '@dental-shop/domain/account/account-status';
import { act } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { asStaff } from '../../testing/as-staff.tsx';
import { accountFixture } from '../../testing/fixtures.ts';
import type { Account } from '../accounts-query.ts';
import { AccountDecisionDialog } from '../decisions/account-decision-dialog.tsx';
import { useDecisionMessages } from '../decisions/use-decision-messages.ts';
import { useDecisions } from '../decisions/use-decisions.ts';
import { AccountsList } from './accounts-list.tsx';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
vi.mock('../../use-live-document.ts', () => ({ useLiveDocument: () => 'missing' }));
vi.mock('../account-facts.tsx', () => ({ AccountFacts: () => null }));
const call = vi.mocked(callStaff);

const accounts: Account[] = [
  accountFixture({ id: 'ana', name: 'Ana Muñoz' }),
  accountFixture({ id: 'ben', name: 'Ben Osei', createdAt: Timestamp.fromMillis(1) }),
];

const live = { rows: accounts };

const noPages = { previous: undefined, next: undefined };
const onePage = { pager: noPages, pageKey: '', isUnreachable: false, listener: null };

// As cards. `tests/browser/pages/staff-queue.spec.ts` tests the grid and the details.
beforeEach(() => {
  window.innerWidth = 390;
  queryClient.clear();
  live.rows = accounts;
  call.mockReset();
  call.mockImplementation(async (name, input) => {
    if (name === 'inspectAccounts') {
      const { uids } = input as { uids: string[] };
      const facts = { emailVerified: true, lastSignInAt: null, duplicates: [], formerAccounts: [] };
      return { accounts: uids.map((uid) => ({ uid, ...facts })) } as never;
    }
    if (name === 'undoDecision') {
      live.rows = accounts;
      const orders = { flagged: 0, hasMore: false };
      return { uid: 'ana', status: 'pending', mail: 'withdrawn', orders } as never;
    }
    const { uid } = input as { uid: string };
    // The live list contains only pending accounts.
    live.rows = accounts.filter(({ id }) => id !== uid);
    return { uid, status: 'approved', auditId: `entry-${uid}` } as never;
  });
});

afterEach(() => vi.useRealTimers());

function Queue(changes: Partial<ComponentProps<typeof AccountsList>['pages']>) {
  const messages = useDecisionMessages();
  const decisions = useDecisions(messages);
  return (
    <>
      <AccountsList
        pages={{ ...onePage, rows: live.rows, ...changes }}
        filter={{ tab: 'pending', search: '' }}
        decisions={decisions}
      />
      <AccountDecisionDialog messages={messages} />
    </>
  );
}

const open = () => render(asStaff(<Queue />), { content: ['staff'] });

it('keeps an approved account in its place with Undo', async () => {
  const { getByRole, findByRole, getAllByRole, user } = await open();
  await user.click(getByRole('button', { name: 'Approve Ana Muñoz' }));
  const undo = await findByRole('button', { name: 'Undo the decision on Ana Muñoz' });
  const [first, second] = getAllByRole('listitem');
  expect(first?.contains(undo)).toBe(true);
  expect(first?.textContent).toContain('Approved');
  expect(second?.textContent).toContain('Ben Osei');
  expect(first?.contains(document.activeElement)).toBe(true);

  await user.click(undo);
  await findByRole('button', { name: 'Approve Ana Muñoz' });
  expect(first?.contains(document.activeElement)).toBe(true);
});

it('removes the account after 20 seconds, but not while it has focus', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { getByRole, findByRole, queryByText, user } = await open();
  await user.click(getByRole('button', { name: 'Approve Ana Muñoz' }));
  await findByRole('button', { name: 'Undo the decision on Ana Muñoz' });
  await act(() => vi.advanceTimersByTimeAsync(undoOfferMs + 1_000));
  expect(queryByText('Ana Muñoz')).toBeTruthy();
  act(() => getByRole('button', { name: 'Approve Ben Osei' }).focus());
  expect(queryByText('Ana Muñoz')).toBeNull();
});

it('also saves a decision that is made while the previous one is still being saved', async () => {
  window.innerWidth = 1400;
  let finish = () => {};
  const saved = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const answer = call.getMockImplementation();
  call.mockImplementation(async (name, input) => {
    if (name === 'decideAccount') await saved;
    return (await answer?.(name, input)) as never;
  });
  const { getByRole, findByRole, getByText, user } = await open();
  const panel = await findByRole('region', { name: 'Details of the selected account' });
  panel.focus();
  await user.keyboard('a{ArrowDown}a');
  expect(getByRole('heading', { name: 'Ben Osei' })).toBeTruthy();
  finish();
  await findByRole('button', { name: 'Undo the decision on Ben Osei' });
  expect(getByText(/^U undoes the decision/)).toBeTruthy();
  await user.keyboard('{ArrowUp}');
  expect(getByRole('button', { name: 'Undo the decision on Ana Muñoz' })).toBeTruthy();
  expect(call.mock.calls.filter(([name]) => name === 'decideAccount')).toEqual([
    ['decideAccount', expect.objectContaining({ uid: 'ana', decision: 'approve' })],
    ['decideAccount', expect.objectContaining({ uid: 'ben', decision: 'approve' })],
  ]);
});

it('opens the first account of the next page only once that page is shown', async () => {
  window.innerWidth = 1400;
  const next = vi.fn();
  const pager = { ...noPages, next };
  const { getByRole, findByRole, rerender, user } = await render(
    asStaff(<Queue pageKey="1" pager={pager} />),
    { content: ['staff'] },
  );
  await findByRole('region', { name: 'Details of the selected account' });
  const opened = () =>
    getByRole('region', { name: 'Details of the selected account' }).querySelector('h2')
      ?.textContent;
  await user.click(getByRole('button', { name: 'Next' }));
  expect(next).toHaveBeenCalledOnce();
  // A colleague decides on the first account.
  rerender(asStaff(<Queue pageKey="1" pager={pager} rows={accounts.slice(1)} />));
  expect(opened()).toBe('Ana Muñoz');
  const third = accountFixture({ id: 'eva', name: 'Eva Lind' });
  rerender(asStaff(<Queue pageKey="2" rows={[third]} />));
  expect(opened()).toBe('Eva Lind');
});

it('keeps an account open after its page has lost all its rows', async () => {
  window.innerWidth = 1400;
  const { getByRole, findByRole, rerender } = await render(asStaff(<Queue pageKey="2" />), {
    content: ['staff'],
  });
  await findByRole('region', { name: 'Details of the selected account' });
  const third = accountFixture({ id: 'eva', name: 'Eva Lind' });
  rerender(asStaff(<Queue pageKey="1" rows={[third]} />));
  expect(
    getByRole('region', { name: 'Details of the selected account' }).querySelector('h2')
      ?.textContent,
  ).toBe('Ana Muñoz');
});
