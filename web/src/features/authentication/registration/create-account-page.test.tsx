import type { RegisterRequest } from '@dental-shop/domain/api/register';
import { refusalSentences } from '@dental-shop/domain/refusal/refusal';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { identityFailure } from '../../../shared/testing/identity-failure.ts';
import { render } from '../../../shared/testing/render.tsx';
import CreateAccountPage from './create-account-page.tsx';

type Register = (
  sign: { email: string; password: string },
  buildBody: (uid: string) => RegisterRequest,
) => Promise<void>;

const registerAccount = vi.hoisted(() => vi.fn<Register>());
vi.mock('./register-account.ts', () => ({ registerAccount }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  registerAccount.mockReset().mockResolvedValue();
});

async function openPage() {
  const screen = await render(<CreateAccountPage />, {
    path: '/create-account?returnTo=%2Fcart',
  });
  const { user, getByLabelText, getByRole } = screen;
  const send = () => user.click(getByRole('button', { name: 'Create account' }));
  const enter = async (name: string, text: string) => {
    await user.click(getByLabelText(name));
    await user.paste(text);
  };
  const fill = async () => {
    await enter('Full name', 'Ana Ruiz');
    await enter('Email', 'ana@example.com');
    await enter('Password', 'secret-1');
    await enter('Confirm password', 'secret-1');
    await user.click(getByLabelText('Dental Lab'));
    await enter('Office/shipping address', '1 Main St');
  };
  return { ...screen, send, fill };
}

const isMarked = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';

describe('CreateAccountPage', () => {
  it('marks every missing field and links to each from the summary', async () => {
    const { send, user, findByRole, getAllByRole, getByLabelText, getByRole } = await openPage();
    await send();
    expect((await findByRole('alert')).textContent).toBe('Correct the 5 highlighted fields.');
    for (const name of ['Full name', 'Email', 'Password', 'Office/shipping address']) {
      expect(isMarked(getByLabelText(name)), name).toBe(true);
    }
    expect(isMarked(getByRole('radiogroup', { name: 'Account type' }))).toBe(true);
    const summary = getByRole('group', { name: 'Correct the 5 highlighted fields.' });
    expect(document.activeElement).toBe(summary);
    const links = getAllByRole('link').filter((link) => summary.contains(link));
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Full name is required',
      'Email is required',
      'Password is required',
      'Please select an account type',
      'Office/shipping address is required',
    ]);
    await user.click(getByRole('link', { name: 'Please select an account type' }));
    expect(document.activeElement).toBe(getByLabelText('Dentist'));
    await user.click(getByRole('link', { name: 'Office/shipping address is required' }));
    expect(document.activeElement).toBe(getByLabelText('Office/shipping address'));
    expect(registerAccount).not.toHaveBeenCalled();
  });

  it('requires a license number from dentists but not from labs', async () => {
    const { user, fill, send, findAllByText, getByRole, getByLabelText, queryByLabelText } =
      await openPage();
    await fill();
    expect(queryByLabelText('License number')).toBeNull();
    await user.click(getByRole('radio', { name: 'Dentist' }));
    await send();
    await findAllByText('License number is required for dentists');
    expect(document.activeElement).toBe(getByLabelText('License number'));
  });

  it('rejects an email with an invisible character', async () => {
    const { user, fill, send, findAllByText, getByLabelText } = await openPage();
    await fill();
    await user.clear(getByLabelText('Email'));
    await user.paste('ana\u200B@example.com');
    await send();
    await findAllByText('Please enter a valid email address');
    expect(registerAccount).not.toHaveBeenCalled();
  });

  it('rejects an overlong address instead of truncating it', async () => {
    const { user, fill, send, findAllByText, getByLabelText, getByRole } = await openPage();
    await fill();
    const address = getByLabelText('Office/shipping address');
    await user.clear(address);
    await user.paste('a'.repeat(201));
    const message = 'Office/shipping address can be up to 200 characters.';
    await findAllByText(message);
    await send();
    getByRole('link', { name: message });
    expect(document.activeElement).toBe(address);
    expect(registerAccount).not.toHaveBeenCalled();
    await user.keyboard('{Backspace}');
    await send();
    const [, buildBody] = registerAccount.mock.calls[0] ?? [];
    expect(buildBody?.('u1')).toMatchObject({ officeAddress: 'a'.repeat(200) });
  });

  it('confirms registration and links to sign-in with the original return path', async () => {
    const { fill, send, findByRole, getByRole } = await openPage();
    await fill();
    await send();
    await findByRole('heading', { name: 'Registration received' });
    expect(document.activeElement).toBe(getByRole('status'));
    const login = getByRole('link', { name: 'Sign in now' });
    expect(login.getAttribute('href')).toBe('/login?returnTo=%2Fcart');
    expect(registerAccount).toHaveBeenCalledOnce();
    const [sign, buildBody] = registerAccount.mock.calls[0] ?? [];
    expect(sign).toEqual({ email: 'ana@example.com', password: 'secret-1' });
    expect(buildBody?.('u1')).toMatchObject({ type: 'lab', officeAddress: '1 Main St' });
  });

  it('focuses the field that the server rejected', async () => {
    const error = refusalSentences['invalid-input'];
    registerAccount.mockRejectedValue(
      new ApiError(400, { code: 'invalid-input', error, field: 'officeAddress' }),
    );
    const { fill, send, findByText, findByRole, getByLabelText } = await openPage();
    await fill();
    await send();
    await findByText('This wasn’t accepted. Check it and try again.');
    expect(document.activeElement).toBe(getByLabelText('Office/shipping address'));
    expect((await findByRole('alert')).textContent).toBe(error);
  });

  it('keeps the input if registration fails', async () => {
    registerAccount.mockRejectedValue(identityFailure('email-already-in-use'));
    const { fill, send, findByText, getByDisplayValue } = await openPage();
    await fill();
    await send();
    await findByText('An account with this email already exists');
    getByDisplayValue('ana@example.com');
    getByDisplayValue('1 Main St');
  });
});
