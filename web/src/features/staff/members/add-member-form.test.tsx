import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { refusal } from '../testing/fixtures.ts';
import { AddMemberForm } from './add-member-form.tsx';

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
  invited: false,
};

async function open() {
  const onAdded = vi.fn();
  return {
    onAdded,
    ...(await render(<AddMemberForm onAdded={onAdded} />, { content: ['staff'] })),
  };
}

async function lookUp(address = 'eva@example.com') {
  const screen = await open();
  await screen.user.type(screen.getByRole('textbox', { name: 'Email' }), address);
  await screen.user.click(screen.getByRole('button', { name: 'Add to staff' }));
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
  const { findByRole, onAdded } = await lookUp(' eva@example.com ');
  const dialog = await findByRole('dialog', { name: 'Make eva@example.com staff?' });
  expect(call).toHaveBeenCalledExactlyOnceWith('findAccount', { email: 'eva@example.com' });
  for (const fact of ['October 5, 2026', 'Never', 'Verified', 'Pending', 'None']) {
    expect(dialog.textContent).toContain(fact);
  }
  expect(onAdded).not.toHaveBeenCalled();
});

it('grants the chosen role to the account and clears the form', async () => {
  const screen = await open();
  const { user, getByRole, findByRole, onAdded } = screen;
  const email = getByRole('textbox', { name: 'Email' });
  await user.type(email, 'eva@example.com');
  await user.click(getByRole('checkbox', { name: 'Can manage staff access (admin)' }));
  await user.click(getByRole('button', { name: 'Add to staff' }));
  await findByRole('dialog', { name: 'Make eva@example.com an admin?' });
  await user.click(getByRole('button', { name: 'Make staff' }));
  const expected = { email: 'eva@example.com', uid: 'eva', staff: true, admin: true };
  expect(call).toHaveBeenLastCalledWith('setStaff', expected);
  expect(onAdded).toHaveBeenCalledExactlyOnceWith('eva@example.com is now staff.');
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

function mockInvitation(found: () => Promise<object>) {
  call.mockImplementation(
    (name) => (name === 'findAccount' ? found() : Promise.resolve({ uid: 'eva' })) as never,
  );
}

it('invites an address without an account, in the chosen language', async () => {
  mockInvitation(() => Promise.reject(refusal('not-found')));
  const { user, findByRole, getByRole, getByLabelText, onAdded } = await lookUp();
  const dialog = await findByRole('dialog', { name: 'Invite eva@example.com to the staff?' });
  expect(dialog.textContent).toContain('No account uses this email yet.');
  expect(onAdded).not.toHaveBeenCalled();
  await user.selectOptions(getByLabelText('Language of the email'), 'Español');
  await user.click(getByRole('button', { name: 'Send invitation' }));
  const expected = { email: 'eva@example.com', admin: false, language: 'es' };
  expect(call).toHaveBeenLastCalledWith('inviteStaff', expected);
  const outcome = 'We’ve invited eva@example.com. The invitation is valid for 7 days.';
  expect(onAdded).toHaveBeenCalledExactlyOnceWith(outcome);
});

it('offers to send an open invitation again', async () => {
  mockInvitation(async () => ({ ...account, emailVerified: false, staff: true, invited: true }));
  const { findByRole } = await lookUp();
  const dialog = await findByRole('dialog', { name: 'Invite eva@example.com to the staff?' });
  expect(dialog.textContent).toContain('hasn’t been accepted yet');
});

it.each([
  ['last-admin', 'You need at least one other admin. Make someone else an admin first.'],
  ['member-not-verified', 'Anyone could have created this account.'],
  ['recent-sign-in-required', 'Nothing was changed. Enter your password to continue.'],
  ['too-many-requests', 'Too many attempts. Try again in 1 min.'],
])('explains the API error %s', async (code, sentence) => {
  mockCalls(account, () => Promise.reject(refusal(code)));
  const { user, findByRole, onAdded } = await lookUp();
  await user.click(await findByRole('button', { name: 'Make staff' }));
  expect((await findByRole('alert')).textContent).toContain(sentence);
  expect(onAdded).not.toHaveBeenCalled();
});
