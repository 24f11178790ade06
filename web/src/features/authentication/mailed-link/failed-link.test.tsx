import { describe, expect, it } from 'vitest';
import { identityFailure } from '../../../shared/testing/identity-failure.ts';
import { render } from '../../../shared/testing/render.tsx';
import { FailedLink } from './failed-link.tsx';
import type { MailedAction } from './parse-mailed-link.ts';

async function show(code: string, action?: MailedAction) {
  const failed = <FailedLink error={identityFailure(code)} action={action} />;
  return render(failed, { path: '/auth/action?mode=resetPassword&oobCode=c' });
}

describe('FailedLink', () => {
  it.each([
    ['expired-action-code', 'This link has expired. Request a new one.'],
    ['invalid-action-code', 'This link is invalid or has already been used. Request a new one.'],
    ['weak-password', 'Password should be at least 6 characters'],
    ['internal-error', 'That didn’t work. Try again.'],
  ])('for %s, shows: %s', async (code, sentence) => {
    const { getByRole } = await show(code);
    const message = getByRole('status');
    expect(message.textContent).toBe(sentence);
    expect(document.activeElement).toBe(message);
  });

  it.each([
    ['reset-password', 'Request a new link', '/forgot-password'],
    ['accept-invitation', 'Request a new link', '/forgot-password'],
    ['verify-email', 'Request a new link', '/login?returnTo=%2Faccount%3Ftab%3Dinfo'],
    ['recover-email', 'Contact us', '/contact'],
    ['remove-second-factor', 'Contact us', '/contact'],
    [undefined, 'Request a new link', '/forgot-password'],
  ] as const)('links to the next step after a failed %s', async (action, name, address) => {
    const { getByRole } = await show('expired-action-code', action);
    expect(getByRole('link', { name }).getAttribute('href')).toBe(address);
  });

  it.each(['network-request-failed', 'too-many-requests'])(
    'offers to retry the same link after %s',
    async (code) => {
      const { getByRole } = await show(code, 'reset-password');
      const again = getByRole('link', { name: 'Try again' });
      expect(again.getAttribute('href')).toBe('/auth/action?mode=resetPassword&oobCode=c');
    },
  );
});
