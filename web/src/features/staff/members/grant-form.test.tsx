import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { refusal } from '../testing/fixtures.ts';
import { GrantForm } from './grant-form.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

async function open() {
  const onGranted = vi.fn();
  return {
    onGranted,
    ...(await render(<GrantForm onGranted={onGranted} />, { content: ['staff'] })),
  };
}

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ uid: 'eva', staff: true });
});

it('makes somebody staff, and is empty for the next', async () => {
  const { getByRole, user, onGranted } = await open();
  const email = getByRole('textbox', { name: 'Email of an account' });
  const admin = getByRole('checkbox', { name: 'May say who is staff (admin)' });
  await user.type(email, ' eva@example.com ');
  await user.click(admin);
  await user.click(getByRole('button', { name: 'Make staff' }));
  const expected = { email: 'eva@example.com', staff: true, admin: true };
  expect(call).toHaveBeenCalledExactlyOnceWith('setStaff', expected);
  expect(onGranted).toHaveBeenCalledExactlyOnceWith('eva@example.com');
  expect(email).toHaveProperty('value', '');
});

it('makes nobody admin unasked', async () => {
  const { getByRole, user } = await open();
  await user.type(getByRole('textbox'), 'eva@example.com{Enter}');
  expect(call).toHaveBeenCalledExactlyOnceWith(
    'setStaff',
    expect.objectContaining({ admin: false }),
  );
});

it('does not ask the server about what is no address', async () => {
  const { getByRole, getByText, user } = await open();
  await user.type(getByRole('textbox'), 'eva');
  await user.click(getByRole('button', { name: 'Make staff' }));
  expect(getByText('Please check what you entered and try again.')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

it.each([
  ['not-found', 'No account has this email. They have to create one in the shop first.'],
  ['last-admin', 'There must be one admin besides this one. Make somebody else admin first.'],
  ['too-many-requests', 'Too many attempts. Please wait a minute and try again.'],
])('says what the refusal %s means', async (code, sentence) => {
  call.mockRejectedValue(refusal(code));
  const { getByRole, findByRole, user, onGranted } = await open();
  await user.type(getByRole('textbox'), 'eva@example.com');
  await user.click(getByRole('button', { name: 'Make staff' }));
  expect((await findByRole('alert')).textContent).toBe(sentence);
  expect(onGranted).not.toHaveBeenCalled();
});
