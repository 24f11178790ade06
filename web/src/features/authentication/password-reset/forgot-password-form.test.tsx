import { beforeEach, describe, expect, it, vi } from 'vitest';
import { identityFailure } from '../../../shared/testing/identity-failure.ts';
import { render } from '../../../shared/testing/render.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

const sendResetLink = vi.hoisted(() => vi.fn<(email: string, language: string) => Promise<void>>());
vi.mock('../../../shared/session/identity-service.ts', () => ({
  identityService: async () => ({ sendResetLink }),
}));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  sendResetLink.mockReset();
});

async function send(typed: string, language: 'en' | 'es' = 'en') {
  const onSent = vi.fn();
  const screen = await render(<ForgotPasswordForm onSent={onSent} />, { language });
  const [email] = screen.getAllByRole('textbox');
  if (!email) throw new Error('The form has no field.');
  await screen.user.type(email, `${typed}{Enter}`);
  return { ...screen, onSent };
}

describe('ForgotPasswordForm', () => {
  it("requests a link in the page's language", async () => {
    sendResetLink.mockResolvedValue();
    const { onSent } = await send(' dentist@example.com ', 'es');
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(sendResetLink).toHaveBeenCalledExactlyOnceWith('dentist@example.com', 'es');
  });

  it.each([
    ['{Backspace}', 'Please enter an email address.'],
    ['dentist@', 'Invalid email address format.'],
  ])("doesn't submit %s", async (typed, sentence) => {
    const { findByRole, getByRole, onSent } = await send(typed);
    const link = await findByRole('link', { name: sentence });
    expect(link.getAttribute('href')).toBe(`#${getByRole('textbox').id}`);
    const messageId = getByRole('textbox').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(messageId)?.textContent).toBe(sentence);
    expect(sendResetLink).not.toHaveBeenCalled();
    expect(onSent).not.toHaveBeenCalled();
  });

  it.each([
    [identityFailure('invalid-email'), 'Invalid email address format.'],
    [identityFailure('user-not-found'), 'No account found with this email.'],
    [identityFailure('missing-email'), 'Please enter an email address.'],
    [identityFailure('too-many-requests'), 'Too many attempts. Please try again later.'],
    [
      identityFailure('network-request-failed'),
      'Failed to send reset email: We couldn’t reach the sign-in service. Check your connection and try again.',
    ],
    [new Error('Out of stamps'), 'Failed to send reset email: Out of stamps'],
    ['no stamps', 'Failed to send reset email: no stamps'],
  ])('for %s, shows: %s', async (failure, sentence) => {
    sendResetLink.mockRejectedValue(failure);
    const { findByRole } = await send('dentist@example.com');
    expect((await findByRole('alert')).textContent).toBe(sentence);
  });
});
