import type { AccountStatus } from '@dental-shop/domain/account/account-status';
import type { InspectedAccount } from '@dental-shop/domain/api/staff/account-calls';
import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { asStaff } from '../../testing/as-staff.tsx';
import { accountFixture, refusal } from '../../testing/fixtures.ts';
import type { Account } from '../accounts-query.ts';
import { AccountDecisionDialog } from './account-decision-dialog.tsx';
import { DecisionOutcome } from './decision-outcome.tsx';
import { DecisionPlace, UndoPlace } from './decision-place.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useAccountShortcuts } from './use-account-shortcuts.ts';
import { useDecisionMessages } from './use-decision-messages.ts';
import { useDecisions } from './use-decisions.ts';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

/** The server's data about the accounts, by UID. */
let inspections: Record<string, Partial<InspectedAccount>> = {};
let responses: Partial<Record<string, () => unknown>> = {};

const inspected = (uid: string) => ({
  ...{ uid, emailVerified: true, lastSignInAt: null, duplicates: [], formerAccounts: [] },
  ...inspections[uid],
});

const noOrders = { flagged: 0, hasMore: false };

const calls = (name: string) => call.mock.calls.filter(([each]) => each === name);

beforeEach(() => {
  queryClient.clear();
  inspections = {};
  responses = {};
  call.mockReset();
  call.mockImplementation(async (name, input) => {
    const response = responses[name];
    if (response) return response() as never;
    if (name === 'inspectAccounts') {
      const { uids } = input as { uids: string[] };
      return { accounts: uids.map(inspected) } as never;
    }
    const { uid } = input as { uid: string };
    return { uid, status: 'approved', auditId: `entry-${uid}` } as never;
  });
});

afterEach(() => vi.useRealTimers());

interface PlaceProps {
  uid?: string;
  status?: AccountStatus;
}

function Place({ uid = 'ana', status = 'pending' }: PlaceProps) {
  const messages = useDecisionMessages();
  const decisions = useDecisions(messages);
  const onKey = useAccountShortcuts(decisions);
  const account = accountFixture({ id: uid, status });
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the list listens for shortcuts like this */}
      <div onKeyDown={(event) => onKey(event, account)}>
        <DecisionPlace account={account} decisions={decisions} />
      </div>
      <AccountDecisionDialog messages={messages} />
      <DecisionOutcome messages={messages} />
    </>
  );
}

const open = () => render(asStaff(<Place />), { content: ['staff'] });

it('approves immediately if nothing needs a confirmation', async () => {
  const { getByRole, findByText, user } = await open();
  await user.click(getByRole('button', { name: 'Approve Ana Muñoz' }));
  expect(await findByText('Approved: Ana Muñoz.')).toBeTruthy();
  expect(calls('decideAccount')).toEqual([
    [
      'decideAccount',
      { uid: 'ana', decision: 'approve', expectedStatus: 'pending', confirmed: [] },
    ],
  ]);
});

it('confirms all warnings and the unverified email in one step', async () => {
  inspections = {
    ana: { emailVerified: false, duplicates: [{ because: 'license', count: 3, accounts: [] }] },
  };
  const { getByRole, findByRole, findByText, user } = await open();
  await user.click(getByRole('button', { name: 'Approve Ana Muñoz' }));
  const dialog = await findByRole('dialog', { name: 'Approve Ana Muñoz?' });
  expect(within(dialog).getByText('The email address isn’t verified.')).toBeTruthy();
  expect(within(dialog).getByText('Another account has the same license.')).toBeTruthy();
  expect(calls('decideAccount')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Approve anyway' }));
  expect(await findByText('Approved: Ana Muñoz.')).toBeTruthy();
  const confirmed = ['email-not-verified', 'same-license'];
  expect(calls('decideAccount')).toEqual([
    ['decideAccount', expect.objectContaining({ decision: 'approve', confirmed })],
  ]);
});

it('keeps focus in place after a decision, so that pressing Enter again does nothing', async () => {
  const { getByRole, findByRole, user } = await open();
  getByRole('button', { name: 'Approve Ana Muñoz' }).focus();
  await user.keyboard('{Enter}');
  const undo = await findByRole('button', { name: 'Undo the decision on Ana Muñoz' });
  expect(document.activeElement).toBe(undo.closest('[tabindex="-1"]'));
  await user.keyboard('{Enter}');
  expect(calls('decideAccount')).toHaveLength(1);
  expect(calls('undoDecision')).toEqual([]);
  await user.tab();
  expect(document.activeElement).toBe(undo);
});

it.each([
  ['withdrawn', /The email about it won’t be sent\.$/],
  ['delivered', /The email about it has already gone out/],
  ['uncertain', /The email about it may have gone out already/],
  ['none', /^Decision undone: Ana Muñoz\.$/],
])('undoes the decision and reports the email as %s', async (mail, sentence) => {
  const { getByRole, findByRole, findByText, user } = await open();
  await user.click(getByRole('button', { name: 'Approve Ana Muñoz' }));
  responses = { undoDecision: () => ({ uid: 'ana', status: 'pending', mail, orders: noOrders }) };
  await user.click(await findByRole('button', { name: 'Undo the decision on Ana Muñoz' }));
  expect(calls('undoDecision')).toEqual([['undoDecision', { auditId: 'entry-ana' }]]);
  expect(await findByText(sentence)).toBeTruthy();
  const approve = await findByRole('button', { name: 'Approve Ana Muñoz' });
  expect(document.activeElement).toBe(approve.closest('[tabindex="-1"]'));
});

async function suspended() {
  const screen = await render(asStaff(<Place status="approved" />), { content: ['staff'] });
  const { getByRole, findByRole, user } = screen;
  await user.click(getByRole('button', { name: 'Suspend Ana Muñoz' }));
  await user.type(getByRole('textbox', { name: 'Reason' }), 'No such license');
  await user.click(getByRole('button', { name: 'Suspend' }));
  const undo = await findByRole('button', { name: 'Undo the decision on Ana Muñoz' });
  responses = {
    undoDecision: () => ({ uid: 'ana', status: 'approved', mail: 'none', orders: noOrders }),
  };
  return { ...screen, undo };
}

it('requires one confirmation of warnings before an undo reopens the account', async () => {
  inspections = { ana: { emailVerified: false } };
  const { findByRole, findByText, user, undo } = await suspended();
  await user.click(undo);
  const dialog = await findByRole('dialog', { name: 'Undo the last decision on Ana Muñoz?' });
  expect(within(dialog).getByText('The email address isn’t verified.')).toBeTruthy();
  expect(within(dialog).getByText('The account will be approved again.')).toBeTruthy();
  expect(calls('undoDecision')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Undo this decision' }));
  expect(await findByText('Decision undone: Ana Muñoz.')).toBeTruthy();
  const input = { auditId: 'entry-ana', confirmed: ['email-not-verified'] };
  expect(calls('undoDecision')).toEqual([['undoDecision', input]]);
});

it('undoes a suspension immediately if nothing is unusual', async () => {
  const { findByText, user, undo } = await suspended();
  await user.click(undo);
  expect(await findByText('Decision undone: Ana Muñoz.')).toBeTruthy();
  const input = { auditId: 'entry-ana', confirmed: [] };
  expect(calls('undoDecision')).toEqual([['undoDecision', input]]);
});

it.each([
  [
    { flagged: 1, hasMore: false },
    /An order paid in the meantime isn’t fully shipped\. It’s now under Needs attention\.$/,
  ],
  [
    { flagged: 20, hasMore: true },
    /20 orders paid in the meantime.* There may be more unshipped orders, so check/,
  ],
])('says which orders staff have to check after an undo: %j', async (orders, sentence) => {
  const { getByRole, findByRole, findByText, user } = await open();
  await user.click(getByRole('button', { name: 'Approve Ana Muñoz' }));
  responses = { undoDecision: () => ({ uid: 'ana', status: 'pending', mail: 'none', orders }) };
  await user.click(await findByRole('button', { name: 'Undo the decision on Ana Muñoz' }));
  expect(await findByText(sentence)).toBeTruthy();
});

it('decides with A and D, and undoes with U', async () => {
  const { getByRole, findByRole, queryByRole, user } = await open();
  getByRole('button', { name: 'Decline Ana Muñoz' }).focus();
  await user.keyboard('d');
  const dialog = await findByRole('dialog', { name: 'Decline Ana Muñoz?' });
  await user.keyboard('{Escape}');
  expect(queryByRole('dialog')).toBeNull();
  expect(dialog.isConnected).toBe(false);
  await user.keyboard('A');
  await findByRole('button', { name: 'Undo the decision on Ana Muñoz' });
  await user.keyboard('a');
  expect(calls('decideAccount')).toHaveLength(1);
  responses = {
    undoDecision: () => ({ uid: 'ana', status: 'pending', mail: 'none', orders: noOrders }),
  };
  await user.keyboard('u');
  expect(calls('undoDecision')).toHaveLength(1);
});

it('ignores keys that are held down and browser shortcuts', async () => {
  const { getByRole, user } = await open();
  getByRole('button', { name: 'Approve Ana Muñoz' }).focus();
  await user.keyboard('{Control>}a{/Control}{Meta>}d{/Meta}{Alt>}a{/Alt}');
  expect(calls('inspectAccounts')).toEqual([]);
  await user.keyboard('{Control>}{d>3/}{/Control}');
  expect(calls('decideAccount')).toEqual([]);
});

it('requires a reason to decline', async () => {
  const { getByRole, getByText, findByText, queryByRole, user } = await open();
  await user.click(getByRole('button', { name: 'Decline Ana Muñoz' }));
  const reason = getByRole('textbox', { name: 'Reason' });
  expect(getByRole('dialog', { name: 'Decline Ana Muñoz?' })).toBeTruthy();
  expect(getByText('We’ll include it in the email to the customer.')).toBeTruthy();

  await user.type(reason, '  ');
  await user.click(getByRole('button', { name: 'Decline' }));
  expect(getByText('Enter a reason.')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();

  await user.type(reason, 'No such license');
  await user.click(getByRole('button', { name: 'Decline' }));
  expect(call).toHaveBeenCalledExactlyOnceWith(
    'decideAccount',
    expect.objectContaining({ decision: 'decline', reason: 'No such license' }),
  );
  expect(queryByRole('dialog')).toBeNull();
  expect(await findByText('Declined: Ana Muñoz.')).toBeTruthy();
});

it.each(['Cancel', 'Escape'])('makes no decision after %s', async (way) => {
  const { getByRole, queryByRole, user } = await open();
  await user.click(getByRole('button', { name: 'Decline Ana Muñoz' }));
  await user.type(getByRole('textbox', { name: 'Reason' }), 'No such license');
  if (way === 'Cancel') await user.click(getByRole('button', { name: 'Cancel' }));
  else await user.keyboard('{Escape}');
  expect(queryByRole('dialog')).toBeNull();
  expect(call).not.toHaveBeenCalled();
});

it.each([
  [
    refusal('already-decided', { status: 'declined', decidedBy: 'eva@example.com' }),
    'eva@example.com got there first: Ana Muñoz is already declined.',
  ],
  [
    refusal('already-decided', { status: 'declined', decidedBy: null }),
    'Ana Muñoz is already declined. Check the account again.',
  ],
  [
    refusal('approval-unconfirmed'),
    'Ana Muñoz: A warning has appeared since you looked at this account. Try again to see it.',
  ],
  [refusal('staff-only'), 'Ana Muñoz: Only staff can do this.'],
  [new Error('Offline.'), 'Ana Muñoz: Something went wrong. Try again in a moment.'],
])('explains why a decision failed: %#', async (error, sentence) => {
  responses = { decideAccount: () => Promise.reject(error) };
  const { getByRole, findByRole, queryByText, user } = await open();
  await user.click(getByRole('button', { name: 'Approve Ana Muñoz' }));
  expect((await findByRole('alert')).textContent).toBe(sentence);
  expect(queryByText('Approved: Ana Muñoz.')).toBeNull();
});

it('shows a warning that the server found only when staff approved', async () => {
  responses = { decideAccount: () => Promise.reject(refusal('approval-unconfirmed')) };
  const { getByRole, findByRole, user } = await open();
  await user.click(getByRole('button', { name: 'Approve Ana Muñoz' }));
  await findByRole('alert');
  inspections = { ana: { emailVerified: false } };
  await user.click(getByRole('button', { name: 'Approve Ana Muñoz' }));
  const dialog = await findByRole('dialog', { name: 'Approve Ana Muñoz?' });
  expect(within(dialog).getByText('The email address isn’t verified.')).toBeTruthy();
});

it('sends only one decision on a double click', async () => {
  responses = { decideAccount: () => new Promise(() => {}) };
  const { getByRole, user } = await open();
  const approve = getByRole('button', { name: 'Approve Ana Muñoz' });
  await user.dblClick(approve);
  await act(async () => {});
  expect(calls('decideAccount')).toHaveLength(1);
  expect(approve.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(approve);
});

function Two() {
  const messages = useDecisionMessages();
  const decisions = useDecisions(messages);
  const [ana, ben] = [accountFixture(), accountFixture({ id: 'ben', name: '' })];
  return (
    <>
      <UndoPlace account={ana} decisions={decisions} />
      <DecisionPlace account={ana} decisions={decisions} />
      <DecisionPlace account={ben} decisions={decisions} />
      <AccountDecisionDialog messages={messages} />
      <DecisionOutcome messages={messages} />
    </>
  );
}

const openTwo = () => render(asStaff(<Two />), { content: ['staff'] });

it('confirms one account after the other, and shows the ID if an account has no name', async () => {
  inspections = { ana: { emailVerified: false }, ben: { emailVerified: false } };
  const { getByRole, findByRole, user } = await openTwo();
  fireEvent.click(getByRole('button', { name: 'Approve Ana Muñoz' }));
  fireEvent.click(getByRole('button', { name: 'Approve ben' }));
  const first = await findByRole('dialog', { name: 'Approve Ana Muñoz?' });
  await user.click(within(first).getByRole('button', { name: 'Approve anyway' }));
  const second = await findByRole('dialog', { name: 'Approve ben?' });
  expect(document.activeElement?.textContent).toBe('Cancel');
  await user.click(within(second).getByRole('button', { name: 'Approve anyway' }));
  expect(await findByRole('button', { name: 'Undo the decision on ben' })).toBeTruthy();
  expect(calls('decideAccount')).toHaveLength(2);
});

it('still shows why a decision failed after the next one was saved', async () => {
  responses = { decideAccount: () => Promise.reject(refusal('staff-only')) };
  const { getByRole, findByRole, findByText, user } = await openTwo();
  await user.click(getByRole('button', { name: 'Approve Ana Muñoz' }));
  await findByRole('alert');
  responses = {};
  await user.click(getByRole('button', { name: 'Approve ben' }));
  expect(await findByText('Approved: ben.')).toBeTruthy();
  expect(getByRole('alert').textContent).toBe('Ana Muñoz: Only staff can do this.');
});

it('keeps focus in the row after Undo, even though the details change too', async () => {
  const { getByRole, findAllByRole, findByRole, user } = await openTwo();
  await user.click(getByRole('button', { name: 'Approve Ana Muñoz' }));
  const [inRow, inDetails] = await findAllByRole('button', { name: /^Undo the decision on Ana/ });
  const [row, details] = [inRow, inDetails].map((undo) => undo?.closest('[tabindex="-1"]'));
  expect(document.activeElement).toBe(details);
  inRow?.focus();
  responses = {
    undoDecision: () => ({ uid: 'ana', status: 'pending', mail: 'none', orders: noOrders }),
  };
  await user.keyboard('{Enter}');
  await findByRole('button', { name: 'Approve Ana Muñoz' });
  expect(document.activeElement).toBe(row);
});

it("offers no decision on a staff member's own account", async () => {
  const own = asStaff(<Place uid="staff-eva" />);
  const { queryByRole, getByText } = await render(own, { content: ['staff'] });
  expect(queryByRole('button')).toBeNull();
  expect(getByText(/^This is your own account/)).toBeTruthy();
});

const several = [
  accountFixture(),
  accountFixture({ id: 'ben', name: 'Ben Osei' }),
  accountFixture({ id: 'eva', name: 'Eva Lind' }),
];

function Bar({ accounts = several }: { accounts?: readonly Account[] }) {
  const messages = useDecisionMessages();
  const decisions = useDecisions(messages);
  const selected = accounts.filter(({ id }) => !decisions.findDecided(id));
  return (
    <>
      <SelectionBar selected={selected} decisions={decisions} />
      <AccountDecisionDialog messages={messages} />
      <DecisionOutcome messages={messages} />
    </>
  );
}

it('names the accounts and their warnings before it approves several, and undoes all', async () => {
  inspections = { ben: { emailVerified: false } };
  const { getByRole, findByRole, user } = await render(asStaff(<Bar />), { content: ['staff'] });
  await user.click(getByRole('button', { name: 'Approve 3 accounts' }));
  const dialog = await findByRole('dialog', { name: 'Approve 3 accounts?' });
  const items = within(dialog).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Ana Muñoz',
    'Ben Osei⚠ The email address isn’t verified.',
    'Eva Lind',
  ]);
  expect(dialog.textContent).toContain(
    'All 3 customers can check out immediately and get an email.',
  );
  expect(calls('decideAccount')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Approve 3 accounts' }));
  const inOneBatch = [3, 3, 3].map((batchSize) => [
    'decideAccount',
    expect.objectContaining({ batchSize }),
  ]);
  await user.click(await findByRole('button', { name: 'Undo all 3' }));
  expect(calls('decideAccount')).toEqual(inOneBatch);
  expect(calls('undoDecision').map(([, input]) => input)).toEqual([
    { auditId: 'entry-ana' },
    { auditId: 'entry-ben' },
    { auditId: 'entry-eva' },
  ]);
});

it('shows a failure for each of two accounts with the same name', async () => {
  responses = { decideAccount: () => Promise.reject(refusal('staff-only')) };
  const logged = vi.spyOn(console, 'error');
  const namesakes = asStaff(<Bar accounts={[accountFixture(), accountFixture({ id: 'ana-2' })]} />);
  const { getByRole, findByRole, findAllByRole, user } = await render(namesakes, {
    content: ['staff'],
  });
  await user.click(getByRole('button', { name: 'Approve 2 accounts' }));
  const dialog = await findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Approve 2 accounts' }));
  expect(await findAllByRole('alert')).toHaveLength(2);
  // React warns about equal keys.
  expect(logged).not.toHaveBeenCalled();
});
