import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { refusal } from '../testing/fixtures.ts';
import { EmailsForm } from './emails-form.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

beforeEach(() => {
  call.mockReset().mockImplementation(async (_name, input) => input as never);
  vi.spyOn(console, 'warn').mockReturnValue();
});

async function open(language: 'en' | 'es' = 'en') {
  const onSaved = vi.fn();
  const form = <EmailsForm chosen={['orders', 'digest']} onSaved={onSaved} />;
  return { onSaved, ...(await render(form, { content: ['staff'], language })) };
}

it('shows the current choice, and saves a new one with the language of the page', async () => {
  const { getByRole, getAllByRole, user, onSaved } = await open();
  const isChecked = (box: HTMLElement) => (box as HTMLInputElement).checked;
  expect(getAllByRole('checkbox').filter(isChecked)).toHaveLength(2);
  await user.click(getByRole('checkbox', { name: 'New registrations' }));
  await user.click(getByRole('checkbox', { name: 'New orders' }));
  await user.click(getByRole('button', { name: 'Save' }));
  const expected = { emails: ['registrations', 'digest'], language: 'en' };
  expect(call).toHaveBeenCalledExactlyOnceWith('chooseEmails', expected);
  expect(onSaved).toHaveBeenCalledOnce();
});

it('names the language of the emails', async () => {
  const { getByText, getByRole, user } = await open('es');
  expect(getByText('Los recibirá en español, el idioma de esta página.')).toBeTruthy();
  await user.click(getByRole('button', { name: 'Guardar' }));
  expect(call).toHaveBeenCalledWith('chooseEmails', {
    emails: ['orders', 'digest'],
    language: 'es',
  });
});

it("shows the digest's time with the office's time zone", async () => {
  const { getByRole } = await open();
  const name = 'Daily digest: what’s waiting, every morning at 7:00 (Pacific Time)';
  expect(getByRole('checkbox', { name })).toBeTruthy();
});

it("explains why the choice wasn't saved", async () => {
  call.mockRejectedValue(refusal('staff-session-ended'));
  const { getByRole, findByRole, user, onSaved } = await open();
  await user.click(getByRole('button', { name: 'Save' }));
  expect((await findByRole('alert')).textContent).not.toBe('');
  expect(onSaved).not.toHaveBeenCalled();
});
