import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import { complaintFixture } from '@dental-shop/domain/complaints/complaint-fixture';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { asStaff } from '../testing/as-staff.tsx';
import { refusal } from '../testing/fixtures.ts';
import { ComplaintActions } from './complaint-actions.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const decidedAt = Timestamp.fromDate(new Date('2026-11-27T18:00:00Z'));
const decision = { reportable: false, reason: 'No injury.', decidedAt, decidedBy: 'eva' };

async function open(changes: Partial<Complaint<Timestamp>> = {}) {
  const onMessage = vi.fn();
  const complaint = complaintFixture(decidedAt, changes);
  const actions = (
    <ComplaintActions complaintId="K7QM-3XWT" complaint={complaint} onMessage={onMessage} />
  );
  const view = await render(asStaff(actions), { content: ['staff'] });
  const press = (name: string) => view.user.click(view.getByRole('button', { name }));
  return { onMessage, press, ...view };
}

const names = (buttons: HTMLElement[]) => buttons.map(({ textContent }) => textContent);

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ complaintId: 'K7QM-3XWT', state: 'decided' });
});

describe('the buttons', () => {
  it.each([
    ['open', ['Start review', 'Decide', 'Download PDF']],
    ['under-review', ['Decide', 'Download PDF']],
    ['decided', ['Change decision', 'Close complaint', 'Download PDF']],
    ['closed', ['Reopen complaint', 'Download PDF']],
  ] as const)('offer the steps that the state %s allows', async (state, expected) => {
    const isDecided = state === 'decided' || state === 'closed';
    const { getAllByRole } = await open({ state, ...(isDecided && { decision }) });
    expect(names(getAllByRole('button'))).toEqual(expected);
  });

  it("don't offer changes to a staff member's own complaint", async () => {
    const { getAllByRole, getByText } = await open({ uid: 'staff-eva' });
    expect(names(getAllByRole('button'))).toEqual(['Download PDF']);
    expect(getByText(/^This is your own complaint\./)).toBeTruthy();
  });
});

it('starts the review', async () => {
  const { press, onMessage } = await open();
  await press('Start review');
  expect(call).toHaveBeenCalledExactlyOnceWith('updateComplaint', { complaintId: 'K7QM-3XWT' });
  expect(onMessage).toHaveBeenCalledExactlyOnceWith('Review started.');
});

describe('the decision', () => {
  const decide = async (
    answer: string,
    complaint: Partial<Complaint<Timestamp>> = { state: 'under-review' },
  ) => {
    const view = await open(complaint);
    await view.press(complaint.decision ? 'Change decision' : 'Decide');
    await view.user.selectOptions(view.getByRole('combobox', { name: 'Decision' }), answer);
    await view.user.type(view.getByRole('textbox', { name: 'Reason' }), ' No injury. ');
    await view.press('Save decision');
    return view;
  };

  it.each([
    ['Yes, reportable', true, 'Submit the report to the FDA by December 27, 2026.'],
    ['No, not reportable', false, 'Decided: not reportable.'],
  ])('is saved as "%s" with its reason', async (answer, reportable, message) => {
    const { onMessage, queryByRole } = await decide(answer);
    expect(call).toHaveBeenCalledExactlyOnceWith('decideComplaint', {
      ...{ complaintId: 'K7QM-3XWT', reportable, reason: 'No injury.' },
    });
    expect(onMessage).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(message));
    expect(queryByRole('dialog')).toBeNull();
  });

  it('names the decision that it replaces', async () => {
    await decide('Yes, reportable', { state: 'decided', decision });
    expect(call).toHaveBeenCalledExactlyOnceWith('decideComplaint', {
      ...{ complaintId: 'K7QM-3XWT', reportable: true, reason: 'No injury.' },
      replaces: '2026-11-27T18:00:00.000Z',
    });
  });

  it('requires a choice and a reason', async () => {
    const { press, getAllByText } = await open({ state: 'under-review' });
    await press('Decide');
    await press('Save decision');
    expect(getAllByText('Choose yes or no.')).toHaveLength(2);
    expect(getAllByText('Enter a reason.')).toHaveLength(2);
    expect(call).not.toHaveBeenCalled();
  });

  it("shows the error if a colleague's decision came first", async () => {
    call.mockRejectedValue(refusal('complaint-state'));
    const { getByText, onMessage } = await decide('No, not reportable');
    expect(getByText(/^The complaint’s status/)).toBeTruthy();
    expect(onMessage).not.toHaveBeenCalled();
  });
});

describe('closing', () => {
  const investigated = { state: 'decided', investigation: 'Within specification.' } as const;

  it('requires a record of the investigation', async () => {
    const { press, getByRole, getByText } = await open({
      state: 'decided',
      correction: 'Replaced.',
    });
    await press('Close complaint');
    expect(
      getByText('First record the findings of the investigation, or why none was needed.'),
    ).toBeTruthy();
    expect(names([...getByRole('dialog').querySelectorAll('button')])).toEqual(['Cancel']);
  });

  it('lists other missing records and requires a confirmation', async () => {
    const { press, getByRole, getByText, onMessage } = await open(investigated);
    await press('Close complaint');
    expect(getByText('No correction is recorded.')).toBeTruthy();
    expect(getByText('No reply to the complainant is recorded.')).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
    getByRole('dialog').querySelectorAll('button')[1]?.click();
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalledWith('Complaint closed.'));
    expect(call).toHaveBeenCalledExactlyOnceWith('closeComplaint', { complaintId: 'K7QM-3XWT' });
  });

  it('lists no missing records if the complaint is complete', async () => {
    const complete = { ...investigated, correction: 'Replaced.', reply: 'We wrote.' };
    const { press, queryByText } = await open(complete);
    await press('Close complaint');
    expect(queryByText(/is recorded/)).toBeNull();
  });
});

it('reopens a closed complaint only with a reason', async () => {
  const { press, user, getByRole, getByText, onMessage } = await open({
    state: 'closed',
    decision,
  });
  await press('Reopen complaint');
  const submit = () => {
    const [, button] = getByRole('dialog').querySelectorAll('button');
    return user.click(button as Element);
  };
  await submit();
  expect(getByText('Enter a reason.')).toBeTruthy();
  await user.type(getByRole('textbox', { name: 'Reason' }), ' The device arrived. ');
  await submit();
  expect(call).toHaveBeenCalledExactlyOnceWith('reopenComplaint', {
    ...{ complaintId: 'K7QM-3XWT', reason: 'The device arrived.' },
  });
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(
    'Complaint reopened. You can now edit it and change the decision.',
  );
});
