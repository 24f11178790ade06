import { beforeEach, describe, expect, it, vi } from 'vitest';
import { identityFailure } from '../../../shared/testing/identity-failure.ts';
import { render } from '../../../shared/testing/render.tsx';
import { LoginForm } from './login-form.tsx';

const signIn = vi.hoisted(() => vi.fn<(email: string, password: string) => Promise<void>>());
vi.mock('../../../shared/session/identity-service.ts', () => ({
  identityService: async () => ({ signIn }),
}));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  signIn.mockReset();
});

async function openForm() {
  const screen = await render(<LoginForm />);
  const email = screen.getByRole('textbox', { name: 'Email' });
  const password = screen.getByLabelText('Password');
  const send = () => screen.user.click(screen.getByRole('button', { name: 'Sign in' }));
  return { ...screen, email, password, send };
}

describe('LoginForm', () => {
  it('marks missing fields and focuses a summary that lists them', async () => {
    const { email, password, send, findByRole, getAllByText, getByRole, user } = await openForm();
    await send();
    expect((await findByRole('alert')).textContent).toBe('Correct the 2 highlighted fields.');
    const summary = getByRole('group', { name: 'Correct the 2 highlighted fields.' });
    expect(document.activeElement).toBe(summary);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(password.getAttribute('aria-invalid')).toBe('true');
    const messages = getAllByText('Email is required').map(({ id }) => id);
    expect(messages).toContain(email.getAttribute('aria-describedby'));
    await user.click(getByRole('link', { name: 'Password is required' }));
    expect(document.activeElement).toBe(password);
    expect(signIn).not.toHaveBeenCalled();
  });

  it('clears the error while the field is being corrected', async () => {
    const { email, password, send, user, findByRole, queryByText, queryByRole } = await openForm();
    await user.type(password, 'secret-1');
    await send();
    await findByRole('link', { name: 'Email is required' });
    expect(document.activeElement).toBe(email);
    await user.type(email, 'a');
    expect(email.getAttribute('aria-invalid')).toBe('false');
    expect(queryByRole('link', { name: 'Email is required' })).toBeNull();
    expect(queryByText('Email is required')?.tagName).toBe('S');
  });

  it('signs in with the entered credentials and blocks a second submission', async () => {
    signIn.mockReturnValue(new Promise(() => undefined));
    const { email, password, user, findByRole } = await openForm();
    await user.type(email, ' dentist@example.com ');
    await user.type(password, ' secret-1{Enter}');
    const busy = await findByRole('button', { name: 'Signing in...' });
    expect(busy.hasAttribute('disabled')).toBe(true);
    await user.keyboard('{Enter}');
    expect(signIn).toHaveBeenCalledExactlyOnceWith('dentist@example.com', ' secret-1');
  });

  it('shows and hides the password', async () => {
    const { password, user, getByRole } = await openForm();
    await user.click(getByRole('button', { name: 'Show password' }));
    expect(password.getAttribute('type')).toBe('text');
    await user.click(getByRole('button', { name: 'Hide password' }));
    expect(password.getAttribute('type')).toBe('password');
  });
});

describe('LoginForm after a failed sign-in', () => {
  async function sentenceFor(error: Error) {
    signIn.mockRejectedValue(error);
    const { email, password, user, findByRole } = await openForm();
    await user.type(email, 'a@b.de');
    await user.type(password, 'x{Enter}');
    return (await findByRole('alert')).textContent;
  }

  it.each([
    ['user-not-found', 'No account exists with this email'],
    ['wrong-password', 'Invalid email or password'],
    ['invalid-credential', 'Invalid email or password'],
    ['invalid-email', 'Invalid email format'],
    ['user-disabled', 'This account has been disabled'],
    ['too-many-requests', 'Too many failed attempts. Please try again later'],
    ['internal-error', 'Invalid email or password'],
    ['toString', 'Invalid email or password'],
    ['', 'Invalid email or password'],
  ])('for %s, shows: %s', async (code, sentence) => {
    expect(await sentenceFor(identityFailure(code))).toBe(sentence);
  });

  it("doesn't blame the password if there is no connection", async () => {
    expect(await sentenceFor(identityFailure('network-request-failed'))).toMatch(/connection/);
  });
});
