import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { NoteForm, NoteSection } from './note-section.tsx';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
vi.mock('../../use-live-document.ts', () => ({ useLiveDocument: () => 'missing' }));

const call = vi.mocked(callStaff);

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ orderId: 'checkout1' });
});

describe('NoteSection', () => {
  const open = async (isOwn = false) => {
    const section = <NoteSection orderId="checkout1" isOwn={isOwn} onSaved={() => undefined} />;
    const view = await render(section, { content: ['staff'] });
    const press = (name: string) => view.user.click(view.getByRole('button', { name }));
    return { ...view, press };
  };

  it("doesn't take focus before editing starts", async () => {
    await open();
    expect(document.activeElement).toBe(document.body);
  });

  it.each(['Save', 'Cancel'])(
    'focuses the field when editing starts and the button after %s',
    async (end) => {
      const { getByRole, findByRole, press } = await open();
      await press('Add note');
      expect(document.activeElement).toBe(getByRole('textbox', { name: 'Note' }));
      await press(end);
      expect(document.activeElement).toBe(await findByRole('button', { name: 'Add note' }));
    },
  );

  it("offers no note on a staff member's own order", async () => {
    const { queryByRole } = await open(true);
    expect(queryByRole('button')).toBeNull();
  });
});

describe('NoteForm', () => {
  async function openForm() {
    const onCancel = vi.fn();
    const onSaved = vi.fn();
    const form = (
      <NoteForm orderId="checkout1" text="Call first." onCancel={onCancel} onSaved={onSaved} />
    );
    return { onCancel, onSaved, ...(await render(form, { content: ['staff'] })) };
  }

  it('starts with the existing note and replaces it', async () => {
    const { getByRole, user, onSaved } = await openForm();
    const note = getByRole('textbox', { name: 'Note' });
    expect(note).toHaveProperty('value', 'Call first.');
    await user.type(note, ' Gift wrap.');
    await user.click(getByRole('button', { name: 'Save' }));
    const expected = { orderId: 'checkout1', text: 'Call first. Gift wrap.' };
    expect(call).toHaveBeenCalledExactlyOnceWith('annotateOrder', expected);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('accepts an empty note', async () => {
    const { getByRole, user } = await openForm();
    await user.clear(getByRole('textbox', { name: 'Note' }));
    await user.click(getByRole('button', { name: 'Save' }));
    expect(call).toHaveBeenCalledExactlyOnceWith('annotateOrder', {
      orderId: 'checkout1',
      text: '',
    });
  });

  it("keeps the input if the note couldn't be saved", async () => {
    call.mockRejectedValue(new Error('Offline.'));
    const { getByRole, findByRole, user, onSaved } = await openForm();
    const note = getByRole('textbox', { name: 'Note' });
    await user.type(note, ' Gift wrap.');
    await user.click(getByRole('button', { name: 'Save' }));
    expect((await findByRole('alert')).textContent).toMatch(/^Something went wrong\./);
    expect(note).toHaveProperty('value', 'Call first. Gift wrap.');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('saves nothing when canceled', async () => {
    const { getByRole, user, onCancel } = await openForm();
    await user.click(getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(call).not.toHaveBeenCalled();
  });
});
