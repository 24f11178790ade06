import { beforeEach, describe, expect, it, vi } from 'vitest';
import { identityFailure } from '../../shared/testing/identity-failure.ts';
import { render } from '../../shared/testing/render.tsx';
import { EmailVerification } from './email-verification.tsx';

const identity = vi.hoisted(() => ({
  hasVerifiedEmail: vi.fn<() => Promise<boolean>>(),
  sendVerificationLink: vi.fn<(language: string) => Promise<void>>(),
}));
vi.mock('../../shared/session/identity-service.ts', () => ({
  identityService: async () => identity,
}));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  identity.hasVerifiedEmail.mockReset().mockResolvedValue(false);
  identity.sendVerificationLink.mockReset().mockResolvedValue();
});

describe('EmailVerification', () => {
  it('says that the email is not verified, and sends the link again', async () => {
    const { findByRole, getByText, queryByRole, user } = await render(<EmailVerification />);
    await user.click(await findByRole('button', { name: 'Send the link again' }));
    await vi.waitFor(() => getByText('Link sent! Please check your email.'));
    expect(identity.sendVerificationLink).toHaveBeenCalledExactlyOnceWith('en');
    expect(queryByRole('button')).toBeNull();
  });

  it.each([
    ['too-many-requests', 'Too many attempts. Please try again later.'],
    ['internal-error', 'The link could not be sent. Please try again later.'],
  ])('says after %s: %s', async (code, sentence) => {
    identity.sendVerificationLink.mockRejectedValue(identityFailure(code));
    const { findByRole, findByText, getByRole, user } = await render(<EmailVerification />);
    await user.click(await findByRole('button', { name: 'Send the link again' }));
    await findByText(sentence);
    expect(getByRole('button', { name: 'Send the link again' }).hasAttribute('disabled')).toBe(
      false,
    );
  });

  it.each([
    ['verified', () => Promise.resolve(true)],
    ['not known', () => Promise.reject(identityFailure('network-request-failed'))],
  ])('says nothing where the email is %s', async (_, answer) => {
    identity.hasVerifiedEmail.mockImplementation(answer);
    const { container } = await render(<EmailVerification />);
    await vi.waitFor(() => expect(identity.hasVerifiedEmail).toHaveBeenCalled());
    expect(container.textContent).toBe('');
  });
});
