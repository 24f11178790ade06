import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import { complaintFixture } from '@dental-shop/domain/complaints/complaint-fixture';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { asStaff } from '../testing/as-staff.tsx';
import { ComplaintReview } from './complaint-review.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const review = (changes: Partial<Complaint<unknown>> = {}, onMessage = vi.fn()) =>
  asStaff(
    <ComplaintReview
      complaintId="K7QM-3XWT"
      complaint={complaintFixture<unknown>(0, changes)}
      onMessage={onMessage}
    />,
  );

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ complaintId: 'K7QM-3XWT', state: 'under-review' });
});

it('saves only the changed fields', async () => {
  const onMessage = vi.fn();
  const view = await render(review({ correction: 'Replaced.' }, onMessage), { content: ['staff'] });
  const { user, getByRole, findByRole } = view;
  await user.click(getByRole('button', { name: 'Edit' }));
  await user.click(getByRole('checkbox', { name: /^Urgent/ }));
  await user.type(getByRole('textbox', { name: 'Investigation' }), ' Within specification. ');
  await user.type(getByRole('textbox', { name: 'Reply to the complainant' }), 'We wrote. ');
  await user.click(getByRole('button', { name: 'Save' }));
  expect(call).toHaveBeenCalledExactlyOnceWith('updateComplaint', {
    ...{ complaintId: 'K7QM-3XWT', urgent: true, investigation: 'Within specification.' },
    reply: 'We wrote.',
  });
  expect(onMessage).toHaveBeenCalledExactlyOnceWith('Review saved.');
  expect(document.activeElement).toBe(await findByRole('button', { name: 'Edit' }));
});

it("doesn't overwrite a colleague's changes made while the form is open", async () => {
  const view = await render(review(), { content: ['staff'] });
  const { user, getByRole, rerender } = view;
  await user.click(getByRole('button', { name: 'Edit' }));
  rerender(review({ urgent: true, correction: 'A colleague replaced it.' }));
  await user.type(getByRole('textbox', { name: 'Reply to the complainant' }), 'We wrote.');
  await user.click(getByRole('button', { name: 'Save' }));
  expect(call).toHaveBeenCalledExactlyOnceWith('updateComplaint', {
    ...{ complaintId: 'K7QM-3XWT', reply: 'We wrote.' },
  });
});

it.each([
  ['closed', { state: 'closed' }],
  ["staff member's own", { uid: 'staff-eva' }],
] as const)('offers no changes to a %s complaint', async (_name, changes) => {
  const { queryByRole } = await render(review(changes), { content: ['staff'] });
  expect(queryByRole('button')).toBeNull();
});
