import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { refusal } from '../testing/fixtures.ts';
import { GrantForm } from './grant-form.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const account = {
  uid: 'eva',
  email: 'eva@example.com',
  createdAt: '2026-10-05T12:00:00.000Z',
  lastSignInAt: null,
  emailVerified: true,
  status: 'pending' as const,
  staff: false,
  admin: false,
};

async function open() {
  const onGranted = vi.fn();
  return {
    onGranted,
    ...(await render(<GrantForm onGranted={onGranted} />, { content: ['staff'] })),
  };
}

async function lookUp(address = 'eva@example.com') {
  const screen = await open();
  await screen.user.type(screen.getByRole('textbox', { name: 'Account email' }), address);
  await screen.user.click(screen.getByRole('button', { name: 'Look up account' }));
  return screen;
}

function mockCalls(found: object, grant: () => Promise<object>) {
  call.mockImplementation(
    (name) => (name === 'findAccount' ? Promise.resolve(found) : grant()) as never,
  );
}

beforeEach(() => {
  call.mockReset();
  mockCalls(account, async () => ({ uid: 'eva', staff: true }));
  vi.spyOn(console, 'warn').mockReturnValue();
});

it('shows the account and grants nothing until confirmed', async () => {
  const { findByRole, onGranted } = await lookUp(' eva@example.com ');
  const dialog = await findByRole('dialog', { name: 'Make eva@example.com staff?' });
  expect(call).toHaveBeenCalledExactlyOnceWith('findAccount', { email: 'eva@example.com' });
  for (const fact of ['October 5, 2026', 'Never', 'Verified', 'pending', 'None']) {
    expect(dialog.textContent).toContain(fact);
  }
  expect(onGranted).not.toHaveBeenCalled();
});

it('grants the chosen role to the account and clears the form', async () => {
  const screen = await open();
  const { user, getByRole, findByRole, onGranted } = screen;
  const email = getByRole('textbox', { name: 'Account email' });
  await user.type(email, 'eva@example.com');
  await user.click(getByRole('checkbox', { name: 'Can manage staff access (admin)' }));
  await user.click(getByRole('button', { name: 'Look up account' }));
  await findByRole('dialog', { name: 'Make eva@example.com an admin?' });
  await user.click(getByRole('button', { name: 'Make staff' }));
  const expected = { email: 'eva@example.com', uid: 'eva', staff: true, admin: true };
  expect(call).toHaveBeenLastCalledWith('setStaff', expected);
  expect(onGranted).toHaveBeenCalledExactlyOnceWith('eva@example.com');
  expect(email).toHaveProperty('value', '');
});

it("doesn't make the member an admin unless the box is checked", async () => {
  const { user, findByRole } = await lookUp();
  await user.click(await findByRole('button', { name: 'Make staff' }));
  expect(call).toHaveBeenLastCalledWith('setStaff', expect.objectContaining({ admin: false }));
});

it("doesn't offer the role to an account with an unverified email", async () => {
  mockCalls({ ...account, emailVerified: false }, async () => ({}));
  const { findByRole, queryByRole } = await lookUp();
  const dialog = await findByRole('dialog');
  expect(dialog.textContent).toContain('Anyone could have created this account.');
  expect(queryByRole('button', { name: 'Make staff' })).toBeNull();
});

it("doesn't look up an invalid email", async () => {
  const { getByText } = await lookUp('eva');
  expect(getByText('Check what you entered and try again.')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

it('reports that no account uses the email', async () => {
  call.mockRejectedValue(refusal('not-found'));
  const { findByRole } = await lookUp();
  const sentence =
    'No account uses this email. Your colleague needs to create one in the shop first.';
  expect((await findByRole('alert')).textContent).toBe(sentence);
});

it.each([
  ['last-admin', 'You need at least one other admin. Make someone else an admin first.'],
  ['member-not-verified', 'Anyone could have created this account.'],
  ['recent-sign-in-required', 'Nothing was changed. Enter your password to continue.'],
  ['too-many-requests', 'Too many attempts. Try again in 1 min.'],
])('explains the API error %s', async (code, sentence) => {
  mockCalls(account, () => Promise.reject(refusal(code)));
  const { user, findByRole, onGranted } = await lookUp();
  await user.click(await findByRole('button', { name: 'Make staff' }));
  expect((await findByRole('alert')).textContent).toContain(sentence);
  expect(onGranted).not.toHaveBeenCalled();
});
