import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { refusal } from '../testing/fixtures.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const member = {
  id: 'eva',
  email: 'eva@example.com',
  admin: true,
  grantedAt: Timestamp.fromMillis(0),
  grantedBy: null,
};

async function open() {
  const onClose = vi.fn();
  const onRevoked = vi.fn();
  const dialog = <RevokeDialog member={member} onClose={onClose} onRevoked={onRevoked} />;
  return { onClose, onRevoked, ...(await render(dialog, { content: ['staff'] })) };
}

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ uid: 'eva', staff: false });
});

it('names the member and the consequences, with focus on Cancel', async () => {
  const { getByRole, getByText, user, onClose } = await open();
  expect(getByRole('alertdialog', { name: 'Remove eva@example.com from staff?' })).toBeTruthy();
  expect(getByText(/^They’ll lose access to the staff section/)).toBeTruthy();
  expect(document.activeElement).toBe(getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(call).not.toHaveBeenCalled();
});

it("revokes the role by UID in case the member's email has changed", async () => {
  const { getByRole, user, onRevoked } = await open();
  await user.click(getByRole('button', { name: 'Remove' }));
  const expected = { email: 'eva@example.com', uid: 'eva', staff: false };
  expect(call).toHaveBeenCalledExactlyOnceWith('setStaff', expected);
  expect(onRevoked).toHaveBeenCalledOnce();
});

it('reports that another admin has already removed the member', async () => {
  call.mockRejectedValue(refusal('not-found'));
  const { getByRole, findByRole, user } = await open();
  await user.click(getByRole('button', { name: 'Remove' }));
  expect((await findByRole('alert')).textContent).toMatch(/^This no longer exists/);
});

it("stays open and explains why the last admin can't be removed", async () => {
  call.mockRejectedValue(refusal('last-admin'));
  const { getByRole, findByRole, user, onRevoked } = await open();
  await user.click(getByRole('button', { name: 'Remove' }));
  expect((await findByRole('alert')).textContent).toMatch(/^You need at least one other admin/);
  expect(onRevoked).not.toHaveBeenCalled();
});

it('stays open until the server responds, so an error is always shown', async () => {
  let reject: (error: Error) => void = () => undefined;
  call.mockReturnValue(new Promise((_, refuse) => (reject = refuse)));
  const { getByRole, findByRole, user, onClose } = await open();
  await user.click(getByRole('button', { name: 'Remove' }));
  expect(getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  reject(refusal('last-admin'));
  expect(await findByRole('alert')).toBeTruthy();
  expect(getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', false);
});
