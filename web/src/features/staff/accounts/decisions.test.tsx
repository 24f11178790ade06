import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { asStaff } from '../testing/as-staff.tsx';
import { accountFixture, refusal } from '../testing/fixtures.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { DecisionOutcome } from './decision-outcome.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useDecisions } from './use-decisions.ts';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

function Decisions({ uid = 'ana' }: { uid?: string }) {
  const decisions = useDecisions();
  return (
    <>
      <DecisionButtons accounts={[accountFixture({ id: uid })]} decisions={decisions} />
      <ReasonDialog decisions={decisions} />
      <DecisionOutcome decisions={decisions} />
    </>
  );
}

const open = () => render(asStaff(<Decisions />), { content: ['staff'] });

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ uid: 'ana', status: 'approved', auditId: 'entry1' });
});

it('approves immediately and offers to undo it', async () => {
  const { getByRole, findByText, user } = await open();
  await user.click(getByRole('button', { name: 'Approve Ana Muñoz' }));
  const expected = { uid: 'ana', decision: 'approve', expectedStatus: 'pending' };
  expect(call).toHaveBeenCalledExactlyOnceWith('decideAccount', expected);
  expect(await findByText('Approved: Ana Muñoz.')).toBeTruthy();

  call.mockResolvedValue({ uid: 'ana', status: 'pending', mailSent: true });
  await user.click(getByRole('button', { name: 'Undo' }));
  expect(call).toHaveBeenLastCalledWith('undoDecision', { auditId: 'entry1' });
  expect(await findByText('Decision undone: Ana Muñoz.')).toBeTruthy();
  expect(await findByText(/^The email to Ana Muñoz has already gone out\./)).toBeTruthy();
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
  [refusal('staff-only'), 'Ana Muñoz: Only staff can do this.'],
  [new Error('Offline.'), 'Ana Muñoz: Something went wrong. Try again in a moment.'],
])('explains why a decision failed: %#', async (error, sentence) => {
  call.mockRejectedValue(error);
  const { getByRole, findByRole, queryByText, user } = await open();
  await user.click(getByRole('button', { name: 'Approve Ana Muñoz' }));
  expect((await findByRole('alert')).textContent).toBe(sentence);
  expect(queryByText('Approved: Ana Muñoz.')).toBeNull();
});

it('sends only one decision on a double click', async () => {
  call.mockReturnValue(new Promise(() => {}));
  const { getByRole, user } = await open();
  const approve = getByRole('button', { name: 'Approve Ana Muñoz' });
  await user.dblClick(approve);
  expect(call).toHaveBeenCalledOnce();
  expect(approve.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(approve);
});

it("offers no decision on a staff member's own account", async () => {
  const own = asStaff(<Decisions uid="staff-eva" />);
  const { queryByRole, getByText } = await render(own, { content: ['staff'] });
  expect(queryByRole('button')).toBeNull();
  expect(getByText(/^This is your own account/)).toBeTruthy();
});
