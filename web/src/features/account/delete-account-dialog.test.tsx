import { afterEach, expect, it, vi } from 'vitest';
import { deleteAccount } from '../../shared/api/account-requests.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { identityService } from '../../shared/session/identity-service.ts';
import { signOut } from '../../shared/sign-out/sign-out.ts';
import { identityFailure } from '../../shared/testing/identity-failure.ts';
import { render } from '../../shared/testing/render.tsx';
import DeleteAccountDialog from './delete-account-dialog.tsx';

vi.mock('../../shared/api/account-requests.ts');
vi.mock('../../shared/session/identity-service.ts');
vi.mock('../../shared/sign-out/sign-out.ts');

afterEach(() => vi.resetAllMocks());

async function open({ language = 'en' as const, password = vi.fn() } = {}) {
  vi.mocked(identityService).mockResolvedValue({ confirmPassword: password } as never);
  const onCancel = vi.fn();
  const rendered = await render(<DeleteAccountDialog onCancel={onCancel} />, {
    language,
    content: ['account', 'authentication'],
  });
  const { getByLabelText, getByRole, user } = rendered;
  return {
    ...rendered,
    onCancel,
    password,
    fill: async (values: { password?: string; word?: string }) => {
      if (values.password) await user.type(getByLabelText('Your password'), values.password);
      if (values.word) await user.type(getByLabelText('Type DELETE to confirm'), values.word);
      await user.click(getByRole('button', { name: 'Delete account' }));
    },
  };
}

it('explains which data is deleted or retained, with focus on Cancel', async () => {
  const { getByRole } = await open();
  const dialog = getByRole('alertdialog', { name: 'Delete your account?' });
  expect(dialog.textContent).toContain('saved cards');
  expect(dialog.textContent).toContain(
    'messages sent from your email address if you’ve verified it.',
  );
  expect(dialog.textContent).toContain('10 years');
  expect(document.activeElement).toBe(getByRole('button', { name: 'Cancel' }));
});

it('requires the password and the word DELETE', async () => {
  const { getByRole, getByLabelText, user, fill, password } = await open();
  await fill({ word: 'delete' });
  await user.click(getByRole('link', { name: 'Enter your password.' }));
  expect(document.activeElement).toBe(getByLabelText('Your password'));
  await user.click(getByRole('link', { name: 'Type DELETE in capital letters.' }));
  expect(document.activeElement).toBe(getByLabelText('Type DELETE to confirm'));
  expect(password).not.toHaveBeenCalled();
  expect(deleteAccount).not.toHaveBeenCalled();
  expect(getByRole('alertdialog')).toBeDefined();
});

it('deletes the account after the password is confirmed, then signs out on close', async () => {
  const { getByRole, fill, user, password, onCancel } = await open();
  vi.mocked(deleteAccount).mockResolvedValue({ success: true, finished: true });
  await fill({ password: 'demo-password', word: 'DELETE' });
  expect(password).toHaveBeenCalledExactlyOnceWith('demo-password');
  expect(deleteAccount).toHaveBeenCalledExactlyOnceWith('DELETE');
  expect(getByRole('status').textContent).toContain('Your account is closed');
  await user.keyboard('{Escape}');
  expect(signOut).toHaveBeenCalledOnce();
  expect(onCancel).not.toHaveBeenCalled();
});

it('requires the MFA code before deleting', async () => {
  const confirm = vi.fn<(code: string) => Promise<void>>().mockResolvedValue();
  const { getByLabelText, findByRole, fill, user } = await open({
    password: vi.fn().mockResolvedValue({ confirm }),
  });
  vi.mocked(deleteAccount).mockResolvedValue({ success: true, finished: true });
  await fill({ password: 'demo-password', word: 'DELETE' });
  expect(deleteAccount).not.toHaveBeenCalled();
  await user.type(getByLabelText('Code'), '123456{Enter}');
  expect((await findByRole('status')).textContent).toContain('Your account is closed');
  expect(confirm).toHaveBeenCalledExactlyOnceWith('123456');
});

it('reports a wrong password without calling the API', async () => {
  const password = vi.fn().mockRejectedValue(identityFailure('wrong-password'));
  const { findByRole, fill } = await open({ password });
  await fill({ password: 'guessed', word: 'DELETE' });
  expect((await findByRole('alert')).textContent).toContain('Wrong password.');
  expect(deleteAccount).not.toHaveBeenCalled();
});

it.each([
  ['payment-unsettled', 'is still processing'],
  ['dispute-open', 'disputed'],
  ['staff-account', 'a staff account'],
  ['internal', 'couldn’t delete your account'],
])('explains the API error %s', async (code, sentence) => {
  const { findByRole, fill } = await open();
  vi.mocked(deleteAccount).mockRejectedValue(new ApiError(409, { code, error: 'no' }));
  await fill({ password: 'demo-password', word: 'DELETE' });
  expect((await findByRole('alert')).textContent).toContain(sentence);
});
