import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { identityFailure } from '../../shared/testing/identity-failure.ts';
import { render } from '../../shared/testing/render.tsx';
import { EmailVerification, useIsUnverified } from './email-verification.tsx';

const identity = vi.hoisted(() => ({ hasVerifiedEmail: vi.fn<() => Promise<boolean>>() }));
const api = vi.hoisted(() => ({ request: vi.fn<(path: string, options: object) => unknown>() }));
vi.mock('../../shared/session/identity-service.ts', () => ({
  identityService: async () => identity,
}));
vi.mock('../../shared/api/api-client.ts', () => api);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  identity.hasVerifiedEmail.mockReset().mockResolvedValue(false);
  api.request.mockReset().mockResolvedValue({ success: true });
});

function Hint() {
  const isUnverified = useIsUnverified('ana');
  return isUnverified === undefined ? 'checking' : isUnverified && <EmailVerification />;
}

describe('EmailVerification', () => {
  it('shows that the email is unverified and resends the link', async () => {
    const { findByRole, getByText, getByRole, queryByRole, user } = await render(<Hint />);
    await user.click(await findByRole('button', { name: 'Send a new link' }));
    await vi.waitFor(() => getByText('Link sent! Check your email.'));
    expect(api.request).toHaveBeenCalledOnce();
    const [path, options] = api.request.mock.calls[0] ?? [];
    expect(path).toBe('/api/de/account/verification-mail');
    expect(options).toMatchObject({ method: 'POST', body: { language: 'en' } });
    expect(queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(getByRole('status'));
  });

  const refusal = { code: 'too-many-requests', error: 'No.' } as const;
  it.each([
    [
      new ApiError(429, refusal, { retryAfterMs: 1_800_000 }),
      'You’ve requested too many links. Try again in 30 min.',
    ],
    [
      new ApiError(500, { code: 'internal', error: 'No.' }),
      'We couldn’t send the link. Check your connection and try again.',
    ],
  ])('after %s, shows: %s', async (error, sentence) => {
    api.request.mockRejectedValue(error);
    const { findByRole, findByText, getByRole, user } = await render(<Hint />);
    await user.click(await findByRole('button', { name: 'Send a new link' }));
    await findByText(sentence);
    expect(getByRole('button', { name: 'Send a new link' }).hasAttribute('disabled')).toBe(false);
  });

  it.each([
    ['verified', () => Promise.resolve(true)],
    ['unknown', () => Promise.reject(identityFailure('network-request-failed'))],
  ])('is hidden if the email status is %s', async (_, answer) => {
    identity.hasVerifiedEmail.mockImplementation(answer);
    const { container } = await render(<Hint />);
    await vi.waitFor(() => expect(container.textContent).toBe(''));
    expect(identity.hasVerifiedEmail).toHaveBeenCalled();
  });
});
