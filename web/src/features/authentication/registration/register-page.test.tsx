import type { RegisterRequest } from '@dental-shop/domain/api/register';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import RegisterPage from './register-page.tsx';

const registerAccount = vi.hoisted(() =>
  vi.fn<(sign: unknown, buildBody: (uid: string) => RegisterRequest) => Promise<void>>(),
);
vi.mock('./register-account.ts', () => ({ registerAccount }));

beforeEach(() => {
  registerAccount.mockReset().mockResolvedValue();
});

describe('RegisterPage', () => {
  it('requires each part of the address and disables the country field', async () => {
    const { getByRole, user, findByRole, getByLabelText } = await render(<RegisterPage />);
    getByRole('group', { name: 'Office/shipping address' });
    expect(getByLabelText('Country').hasAttribute('disabled')).toBe(true);
    await user.click(getByRole('button', { name: 'Create account' }));
    await findByRole('link', { name: 'Street address is required' });
    await findByRole('link', { name: 'City is required' });
    await findByRole('link', { name: 'State/Province is required' });
    await findByRole('link', { name: 'Zip/Postal code is required' });
  });

  it('rejects an email with lookalike letters', async () => {
    const { getByRole, getByLabelText, user, findByRole } = await render(<RegisterPage />);
    await user.click(getByLabelText('Email'));
    await user.paste('\u0430na@example.com');
    await user.click(getByRole('button', { name: 'Create account' }));
    await findByRole('link', { name: 'Please enter a valid email address' });
    expect(registerAccount).not.toHaveBeenCalled();
  });

  it('sends the address in the format that the server expects', async () => {
    const { getByRole, getByLabelText, user, findByRole } = await render(<RegisterPage />);
    const typed: [string, string][] = [
      ['Full name', 'Ana Ruiz'],
      ['Email', 'ana@example.com'],
      ['Password', 'secret-1'],
      ['Confirm password', 'secret-1'],
      ['Street address', '1 Main St'],
      ['City', 'Reno'],
      ['Zip/Postal code', '89501'],
    ];
    const enter = async (name: string, text: string) => {
      await user.click(getByLabelText(name));
      await user.paste(text);
    };
    for (const [name, text] of typed) await enter(name, text);
    await user.click(getByLabelText('Dentist'));
    await enter('License number', 'D-1');
    await user.selectOptions(getByLabelText('State/Province'), 'Nevada');
    await user.click(getByRole('button', { name: 'Create account' }));
    await findByRole('heading', { name: 'Registration received' });
    const [, buildBody] = registerAccount.mock.calls[0] ?? [];
    expect(buildBody?.('u1')).toMatchObject({
      uid: 'u1',
      licenseNumber: 'D-1',
      address: { street: '1 Main St', city: 'Reno', state: 'NV', zipCode: '89501' },
    });
  });
});
