import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { NoteForm } from './note-form.tsx';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

async function open() {
  const onCancel = vi.fn();
  const onSaved = vi.fn();
  const form = (
    <NoteForm orderId="checkout1" text="Call first." onCancel={onCancel} onSaved={onSaved} />
  );
  return { onCancel, onSaved, ...(await render(form, { content: ['staff'] })) };
}

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ orderId: 'checkout1' });
});

it('begins with the note as it is, and replaces it', async () => {
  const { getByRole, user, onSaved } = await open();
  const note = getByRole('textbox', { name: 'Note' });
  expect(note).toHaveProperty('value', 'Call first.');
  await user.type(note, ' Gift wrap.');
  await user.click(getByRole('button', { name: 'Save' }));
  const expected = { orderId: 'checkout1', text: 'Call first. Gift wrap.' };
  expect(call).toHaveBeenCalledExactlyOnceWith('annotateOrder', expected);
  expect(onSaved).toHaveBeenCalledOnce();
});

it('lets the note be emptied', async () => {
  const { getByRole, user } = await open();
  await user.clear(getByRole('textbox', { name: 'Note' }));
  await user.click(getByRole('button', { name: 'Save' }));
  expect(call).toHaveBeenCalledExactlyOnceWith('annotateOrder', { orderId: 'checkout1', text: '' });
});

it('keeps what was typed when it could not be saved', async () => {
  call.mockRejectedValue(new Error('Offline.'));
  const { getByRole, findByRole, user, onSaved } = await open();
  const note = getByRole('textbox', { name: 'Note' });
  await user.type(note, ' Gift wrap.');
  await user.click(getByRole('button', { name: 'Save' }));
  expect((await findByRole('alert')).textContent).toMatch(/^This could not be done\./);
  expect(note).toHaveProperty('value', 'Call first. Gift wrap.');
  expect(onSaved).not.toHaveBeenCalled();
});

it('saves nothing when it is canceled', async () => {
  const { getByRole, user, onCancel } = await open();
  await user.click(getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(call).not.toHaveBeenCalled();
});
