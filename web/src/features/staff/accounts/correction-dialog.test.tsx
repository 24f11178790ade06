import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { accountFixture, refusal } from '../testing/fixtures.ts';
import type { Account } from './accounts-query.ts';
import { CorrectionDialog } from './correction-dialog.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

async function open(account: Account = accountFixture()) {
  const onClose = vi.fn();
  const onSaved = vi.fn();
  const dialog = <CorrectionDialog account={account} onClose={onClose} onSaved={onSaved} />;
  return { onClose, onSaved, ...(await render(dialog, { content: ['staff'] })) };
}

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ uid: 'ana' });
});

it('starts with the current details', async () => {
  const { getByRole } = await open();
  expect(getByRole('dialog', { name: 'Edit details for Ana Muñoz' })).toBeTruthy();
  const field = (name: string, role = 'textbox') => getByRole(role, { name });
  expect(field('Full name')).toHaveProperty('value', 'Ana Muñoz');
  expect(field('License number')).toHaveProperty('value', 'NV-1');
  expect(field('City')).toHaveProperty('value', 'Reno');
  expect(field('State', 'combobox')).toHaveProperty('value', 'NV');
  expect(field('ZIP code')).toHaveProperty('value', '89501');
});

it('submits the edited fields with the reason', async () => {
  const { getByRole, user, onSaved } = await open();
  const city = getByRole('textbox', { name: 'City' });
  await user.clear(city);
  await user.type(city, ' Sparks ');
  await user.type(getByRole('textbox', { name: 'Reason for the change' }), 'They moved');
  await user.click(getByRole('button', { name: 'Save' }));
  expect(call).toHaveBeenCalledExactlyOnceWith('updateCustomer', {
    uid: 'ana',
    reason: 'They moved',
    address: expect.objectContaining({ street: '1 Main Street', city: 'Sparks' }),
  });
  expect(onSaved).toHaveBeenCalledOnce();
});

it('marks missing fields and focuses the first', async () => {
  const { getByRole, getAllByText, user } = await open();
  const name = getByRole('textbox', { name: 'Full name' });
  await user.clear(name);
  await user.click(getByRole('button', { name: 'Save' }));
  expect(getAllByText('This field is required.')).toHaveLength(2);
  expect(document.activeElement).toBe(name);
  expect(call).not.toHaveBeenCalled();
});

it('states that the customer will be emailed about an address change', async () => {
  const { getByText } = await open();
  expect(getByText('If you change the address, we’ll email the customer.')).toBeTruthy();
});

it('has no license field for a lab', async () => {
  const { queryByRole } = await open(accountFixture({ type: 'lab', licenseNumber: null }));
  expect(queryByRole('textbox', { name: 'License number' })).toBeNull();
});

it('keeps the input if the server rejects it', async () => {
  call.mockRejectedValue(refusal('not-found'));
  const { getByRole, findByRole, user, onSaved } = await open();
  const reason = getByRole('textbox', { name: 'Reason for the change' });
  await user.type(reason, 'They called');
  await user.click(getByRole('button', { name: 'Save' }));
  const alert = await findByRole('alert');
  expect(alert.textContent).toBe('This no longer exists. Reload the page.');
  expect(reason).toHaveProperty('value', 'They called');
  expect(onSaved).not.toHaveBeenCalled();
});

it("can't be closed while it saves, so an error is always shown", async () => {
  call.mockReturnValue(new Promise(() => undefined));
  const { getByRole, user, onClose } = await open();
  await user.type(getByRole('textbox', { name: 'Reason for the change' }), 'They called{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await user.click(getByRole('button', { name: 'Save' }));
  expect(getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
