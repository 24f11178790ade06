import { apiPaths } from '@dental-shop/domain/api/paths';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { SecondFactor } from '../../../shared/session/second-factor.ts';
import { identityFailure } from '../../../shared/testing/identity-failure.ts';
import { render } from '../../../shared/testing/render.tsx';
import { CredentialsSection } from './credentials-section.tsx';

const identity = vi.hoisted(() => ({
  confirmPassword: vi.fn<(password: string) => Promise<SecondFactor | undefined>>(),
  changePassword: vi.fn<(password: string) => Promise<void>>(),
}));
const request = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/session/identity-service.ts', () => ({
  identityService: async () => identity,
}));
vi.mock('../../../shared/session/use-session.ts', () => ({
  useSignedInSession: () => ({ user: { uid: 'ana', email: 'ana@example.com' } }),
}));
vi.mock('../../../shared/api/api-client.ts', () => ({ request }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  identity.confirmPassword.mockReset().mockResolvedValue(undefined);
  identity.changePassword.mockReset().mockResolvedValue();
  request.mockReset().mockResolvedValue({ success: true });
});

async function open(button: string) {
  const screen = await render(<CredentialsSection />, { content: ['account', 'authentication'] });
  const { user, getByRole, findByLabelText } = screen;
  await user.click(getByRole('button', { name: button }));
  await findByLabelText('Current password');
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(values)) {
      await user.click(await findByLabelText(label));
      if (text) await user.paste(text);
    }
    await user.keyboard('{Enter}');
  };
  return { ...screen, fill };
}

const rightEmail = { 'New email': ' New@example.com ', 'Current password': 'demo-password' };
const rightPassword = {
  'Current password': 'demo-password',
  'New password': 'secret-1',
  'Confirm password': 'secret-1',
};

describe('changing the email', () => {
  it('confirms the password and sends a link to the new address', async () => {
    const { fill, findByRole } = await open('Change email');
    await fill(rightEmail);
    const outcome = await findByRole('status');
    expect(outcome.textContent).toContain('Check New@example.com for a link');
    expect(document.activeElement).toBe(outcome);
    expect(identity.confirmPassword).toHaveBeenCalledExactlyOnceWith('demo-password');
    expect(request).toHaveBeenCalledExactlyOnceWith(
      apiPaths.emailChange,
      expect.objectContaining({ body: { email: 'New@example.com', language: 'en' } }),
    );
  });

  it.each([
    ['', 'Email is required'],
    ['ana', 'Please enter a valid email address'],
    ['Ana@Example.com', 'This is already your email.'],
  ])('rejects the email %j', async (email, sentence) => {
    const { fill, findByRole } = await open('Change email');
    await fill({ 'New email': email });
    await findByRole('link', { name: sentence });
    await findByRole('link', { name: 'Enter your password.' });
    expect(identity.confirmPassword).not.toHaveBeenCalled();
  });

  it.each([
    ['too-many-requests', 'Try again in 3 min.'],
    ['account-closed', 'declined or suspended'],
    ['internal', 'Try again in a moment.'],
  ])('explains the API error %s', async (code, sentence) => {
    request.mockRejectedValue(new ApiError(403, { code, error: 'x' }, { retryAfterMs: 170_000 }));
    const { fill, findByRole } = await open('Change email');
    await fill(rightEmail);
    expect((await findByRole('alert')).textContent).toContain(sentence);
  });

  it('returns focus to its button when canceled', async () => {
    const { user, getByRole } = await open('Change email');
    expect(document.activeElement).toBe(getByRole('textbox', { name: 'New email' }));
    await user.click(getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(getByRole('button', { name: 'Change email' }));
    expect(request).not.toHaveBeenCalled();
  });
});

describe('changing the password', () => {
  it('confirms the old password, saves the new one, and notifies the owner', async () => {
    const { fill, findByRole } = await open('Change password');
    await fill(rightPassword);
    expect((await findByRole('status')).textContent).toContain('Your password was changed.');
    expect(identity.confirmPassword).toHaveBeenCalledExactlyOnceWith('demo-password');
    expect(identity.changePassword).toHaveBeenCalledExactlyOnceWith('secret-1');
    expect(request).toHaveBeenCalledExactlyOnceWith(
      apiPaths.passwordNotice,
      expect.objectContaining({ body: { language: 'en' } }),
    );
  });

  it('succeeds even if the notification fails', async () => {
    request.mockRejectedValue(new ApiError(0, { code: 'network', error: 'x' }));
    const { fill, findByRole } = await open('Change password');
    await fill(rightPassword);
    expect((await findByRole('status')).textContent).toContain('Your password was changed.');
  });

  it('saves nothing before the second factor is confirmed', async () => {
    const confirm = vi.fn<(code: string) => Promise<void>>().mockResolvedValue();
    identity.confirmPassword.mockResolvedValue({ confirm });
    const { fill, user, findByLabelText, findByRole } = await open('Change password');
    await fill(rightPassword);
    const code = await findByLabelText('Code');
    expect(document.activeElement).toBe(code);
    expect(identity.changePassword).not.toHaveBeenCalled();
    await user.type(code, '123456{Enter}');
    expect((await findByRole('status')).textContent).toContain('Your password was changed.');
    expect(confirm).toHaveBeenCalledExactlyOnceWith('123456');
    expect(identity.changePassword).toHaveBeenCalledExactlyOnceWith('secret-1');
  });

  it('saves nothing if the old password is wrong', async () => {
    identity.confirmPassword.mockRejectedValue(identityFailure('wrong-password'));
    const { fill, findByRole } = await open('Change password');
    await fill(rightPassword);
    expect((await findByRole('alert')).textContent).toContain('Wrong password.');
    expect(identity.changePassword).not.toHaveBeenCalled();
  });

  it('lists missing and invalid fields', async () => {
    const { fill, findByRole, getByRole } = await open('Change password');
    await fill({ 'New password': 'short', 'Confirm password': 'other' });
    await findByRole('link', { name: 'Enter your password.' });
    getByRole('link', { name: 'Password must be at least 6 characters' });
    getByRole('link', { name: 'Passwords do not match' });
    expect(identity.confirmPassword).not.toHaveBeenCalled();
  });
});
