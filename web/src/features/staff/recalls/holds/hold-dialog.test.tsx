import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { refusal } from '../../testing/fixtures.ts';
import { HoldDialog } from './hold-dialog.tsx';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const question = { sku: 'I4510', lot: 'A1', hold: true };

async function open() {
  const onDone = vi.fn();
  const dialog = <HoldDialog question={question} onClose={vi.fn()} onDone={onDone} />;
  return { onDone, ...(await render(dialog, { content: ['staff'] })) };
}

beforeEach(() => {
  call.mockReset();
  vi.spyOn(console, 'warn').mockReturnValue();
});

it('puts the lot on hold with the reason that staff entered', async () => {
  call.mockResolvedValue(question);
  const { getByRole, onDone, user } = await open();
  expect(getByRole('dialog', { name: 'Put lot A1 of I4510 on hold?' })).toBeTruthy();
  await user.type(getByRole('textbox', { name: 'Reason' }), ' Under test ');
  await user.click(getByRole('button', { name: 'Put on hold' }));
  expect(call).toHaveBeenCalledExactlyOnceWith('setLotHold', { ...question, reason: 'Under test' });
  expect(onDone).toHaveBeenCalledExactlyOnceWith(question);
});

it('requires a reason', async () => {
  const { getByRole, getByText, user } = await open();
  await user.click(getByRole('button', { name: 'Put on hold' }));
  expect(getByText('Enter a reason.')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

it('stays open if the server rejects the hold', async () => {
  call.mockRejectedValue(refusal('too-many-requests'));
  const { getByRole, findByRole, onDone, user } = await open();
  await user.type(getByRole('textbox', { name: 'Reason' }), 'Under test');
  await user.click(getByRole('button', { name: 'Put on hold' }));
  expect((await findByRole('alert')).textContent).toBe('Too many attempts. Try again in 1 min.');
  expect(onDone).not.toHaveBeenCalled();
});
