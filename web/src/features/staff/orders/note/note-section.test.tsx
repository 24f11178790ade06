import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { NoteSection } from './note-section.tsx';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
vi.mock('../use-order.ts', () => ({ useOrderNote: () => 'missing' }));

beforeEach(() => {
  vi.mocked(callStaff).mockResolvedValue({ orderId: 'checkout1' });
});

const open = async (isOwn = false) => {
  const section = <NoteSection orderId="checkout1" isOwn={isOwn} onSaved={() => undefined} />;
  const view = await render(section, { content: ['staff'] });
  const press = (name: string) => view.user.click(view.getByRole('button', { name }));
  return { ...view, press };
};

it('takes no focus before somebody edits', async () => {
  await open();
  expect(document.activeElement).toBe(document.body);
});

it.each(['Save', 'Cancel'])('begins in the field, and ends at the button after %s', async (end) => {
  const { getByRole, findByRole, press } = await open();
  await press('Add a note');
  expect(document.activeElement).toBe(getByRole('textbox', { name: 'Note' }));
  await press(end);
  expect(document.activeElement).toBe(await findByRole('button', { name: 'Add a note' }));
});

it("offers no way to write a note on a staff member's own order", async () => {
  const { queryByRole } = await open(true);
  expect(queryByRole('button')).toBeNull();
});
