import { apiPaths } from '@dental-shop/domain/api/paths';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { identityFailure } from '../../../shared/testing/identity-failure.ts';
import { render } from '../../../shared/testing/render.tsx';
import MailedLinkPage from './mailed-link-page.tsx';

const checkCode = vi.hoisted(() => vi.fn<(code: string) => Promise<string>>());
const applyCode = vi.hoisted(() => vi.fn<(code: string) => Promise<void>>());
const checkSession = vi.hoisted(() => vi.fn<() => Promise<void>>());
const request = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/session/identity-service.ts', () => ({
  identityService: async () => ({ checkCode, applyCode, checkSession }),
  prepareIdentityService: () => undefined,
}));
vi.mock('../../../shared/api/api-client.ts', () => ({ request }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  checkCode.mockReset().mockResolvedValue('ana@example.com');
  applyCode.mockReset().mockResolvedValue();
  request.mockReset();
});

const open = (mode: string, language: 'en' | 'es' = 'en') =>
  render(<MailedLinkPage />, { path: `/auth/action?mode=${mode}&oobCode=c&mail=m1`, language });

const spent = identityFailure('invalid-action-code');

describe('MailedLinkPage', () => {
  it.each([
    ['verifyEmail', 'Confirm ana@example.com', 'Thank you. Your email is confirmed.'],
    [
      'verifyAndChangeEmail',
      'Use ana@example.com for my account',
      'Your email is now ana@example.com.',
    ],
    [
      'recoverEmail',
      'Change my email back to ana@example.com',
      'Your email is ana@example.com again.',
    ],
    [
      'revertSecondFactorAddition',
      'Turn off two-step verification',
      'Two-step verification is off.',
    ],
  ])('applies a %s link once its button is pressed', async (mode, name, outcome) => {
    const { findByRole, findByText, user } = await open(mode);
    const button = await findByRole('button', { name });
    expect(checkCode).toHaveBeenCalledWith('c');
    expect(applyCode).not.toHaveBeenCalled();
    button.focus();
    await user.keyboard('{Enter}');
    const message = await findByText(outcome, { exact: false });
    expect(applyCode).toHaveBeenCalledExactlyOnceWith('c');
    expect(document.activeElement?.contains(message)).toBe(true);
  });

  it.each([
    ['verifyAndChangeEmail', 'Use ana@example.com for my account'],
    ['recoverEmail', 'Change my email back to ana@example.com'],
  ])('syncs the new email to the account for a %s link', async (mode, name) => {
    request.mockRejectedValue(new Error('Synced on the next visit instead.'));
    checkSession.mockReset().mockResolvedValue();
    const { findByRole, getByRole, user } = await open(mode);
    await user.click(await findByRole('button', { name }));
    await vi.waitFor(() => expect(getByRole('status').textContent).toContain('ana@example.com'));
    expect(request).toHaveBeenCalledExactlyOnceWith(
      apiPaths.emailSync,
      expect.objectContaining({ body: { email: 'ana@example.com' } }),
    );
  });

  it.each([
    ['en', 'Your email is already confirmed. You can sign in.', 'Sign in'],
    ['es', 'Su correo electrónico ya está confirmado. Puede iniciar sesión.', 'Iniciar sesión'],
  ] as const)(
    'recognizes a link that has already verified the email (%s)',
    async (language, message, name) => {
      checkCode.mockRejectedValue(spent);
      request.mockResolvedValue({ verified: true });
      const { findByRole, getByRole } = await open('verifyEmail', language);
      const link = await findByRole('link', { name });
      expect(link.getAttribute('href')).toBe('/login');
      expect(getByRole('status').textContent).toBe(message);
      expect(request).toHaveBeenCalledWith(
        `${apiPaths.verificationMail}?mailId=m1`,
        expect.anything(),
      );
    },
  );

  it('recognizes a link that was just used in another tab', async () => {
    applyCode.mockRejectedValue(spent);
    request.mockResolvedValue({ verified: true });
    const { findByRole, findByText, user } = await open('verifyEmail');
    await user.click(await findByRole('button', { name: 'Confirm ana@example.com' }));
    expect(await findByText('Your email is already confirmed. You can sign in.')).toBeTruthy();
  });

  it.each([
    ['is still unverified', () => request.mockResolvedValue({ verified: false })],
    ["can't be checked", () => request.mockRejectedValue(new Error('No connection'))],
  ])('offers another link if the code was used and the email %s', async (_, answer) => {
    checkCode.mockRejectedValue(spent);
    answer();
    const { findByRole, getByRole } = await open('verifyEmail');
    const link = await findByRole('link', { name: 'Request a new link' });
    expect(link.getAttribute('href')).toBe('/login?returnTo=%2Faccount%3Ftab%3Dinfo');
    expect(getByRole('status').textContent).toContain('invalid or has already been used');
  });

  it('does not look up the email for other links or failures', async () => {
    checkCode.mockRejectedValue(spent);
    const { findByRole } = await open('recoverEmail');
    await findByRole('link', { name: 'Contact us' });
    checkCode.mockRejectedValue(identityFailure('network-request-failed'));
    await (await open('verifyEmail')).findByRole('link', { name: 'Try again' });
    expect(request).not.toHaveBeenCalled();
  });

  it.each(['network-request-failed', 'too-many-requests'])(
    'keeps the button for another attempt after %s',
    async (code) => {
      applyCode.mockRejectedValueOnce(identityFailure(code));
      const { findByRole, findByText, user } = await open('verifyEmail');
      await user.click(await findByRole('button', { name: 'Confirm ana@example.com' }));
      expect(await findByRole('alert')).toBeTruthy();
      await user.click(await findByRole('button', { name: 'Confirm ana@example.com' }));
      expect(await findByText('Thank you. Your email is confirmed.')).toBeTruthy();
    },
  );
});
