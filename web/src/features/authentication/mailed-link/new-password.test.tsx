import { beforeEach, describe, expect, it, vi } from 'vitest';
import { identityFailure } from '../../../shared/testing/identity-failure.ts';
import { render } from '../../../shared/testing/render.tsx';
import { NewPassword } from './new-password.tsx';

const saveNewPassword = vi.hoisted(() =>
  vi.fn<(code: string, password: string) => Promise<void>>(),
);
vi.mock('../../../shared/session/identity-service.ts', () => ({
  identityService: async () => ({ saveNewPassword }),
}));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  saveNewPassword.mockReset();
});

async function choose(password: string, confirmed: string) {
  const screen = await render(<NewPassword code="c-1" email="dentist@example.com" />);
  await screen.user.type(screen.getByLabelText('New password'), password);
  await screen.user.type(screen.getByLabelText('Confirm password'), confirmed);
  await screen.user.click(screen.getByRole('button', { name: 'Save new password' }));
  return screen;
}

describe('NewPassword', () => {
  it('saves the password if both entries match', async () => {
    saveNewPassword.mockResolvedValue();
    const { findByText, getByRole } = await choose('secret-1', 'secret-1');
    await findByText('Your password was changed. You can now sign in.');
    expect(document.activeElement).toBe(getByRole('status'));
    expect(getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    expect(saveNewPassword).toHaveBeenCalledExactlyOnceWith('c-1', 'secret-1');
  });

  it('sends an invited person to the staff section', async () => {
    saveNewPassword.mockResolvedValue();
    const screen = await render(<NewPassword code="c-1" email="eva@example.com" isInvitation />);
    await screen.user.type(screen.getByLabelText('New password'), 'secret-1');
    await screen.user.type(screen.getByLabelText('Confirm password'), 'secret-1{Enter}');
    await screen.findByText(/^Your password is saved and your email is confirmed\./);
    const link = screen.getByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe('/login?returnTo=%2Fstaff');
  });

  it('focuses the confirmation if the entries differ', async () => {
    const { getByLabelText, findByRole } = await choose('secret-1', 'secret-2');
    expect((await findByRole('alert')).textContent).toBe('Correct the highlighted field.');
    expect(document.activeElement).toBe(getByLabelText('Confirm password'));
    expect(saveNewPassword).not.toHaveBeenCalled();
  });

  it('shows the length rule up front and enforces it', async () => {
    const { getByLabelText, getByRole, getByText } = await choose('short', 'short');
    const password = getByLabelText('New password');
    expect(password.getAttribute('aria-describedby')).toContain(
      getByText('At least 6 characters').id,
    );
    getByRole('link', { name: 'Password must be at least 6 characters' });
    await vi.waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  });

  it("explains why the password wasn't saved", async () => {
    saveNewPassword.mockRejectedValue(identityFailure('expired-action-code'));
    const { findByRole } = await choose('secret-1', 'secret-1');
    expect((await findByRole('alert')).textContent).toBe(
      'This link has expired. Request a new one.',
    );
  });
});
