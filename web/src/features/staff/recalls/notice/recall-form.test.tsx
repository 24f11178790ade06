import { recallTemplate } from '@dental-shop/domain/recalls/recall-template';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { RecallForm } from './recall-form.tsx';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const content = { sku: 'I4510', lots: ['A1'], ...recallTemplate('I4510', ['A1']) };

async function open() {
  const onSaved = vi.fn();
  const form = <RecallForm recallId="r1" content={content} onSaved={onSaved} />;
  const page = await render(form, { content: ['staff'] });
  return { ...page, onSaved, field: (name: string) => page.getByRole('textbox', { name }) };
}

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ recallId: 'r1' });
});

it('saves the text in both languages', async () => {
  const { field, user, getByRole, onSaved } = await open();
  expect(field('Subject (English)')).toHaveProperty('value', 'Product recall: I4510, lot A1');
  for (const [name, text] of [
    ['Message (English)', 'Return it.'],
    ['Message (Spanish)', 'Devuélvalo.'],
  ] as const) {
    await user.clear(field(name));
    await user.type(field(name), text);
  }
  await user.click(getByRole('button', { name: 'Save and preview' }));
  expect(call).toHaveBeenCalledExactlyOnceWith('saveRecall', {
    ...content,
    recallId: 'r1',
    message: { en: 'Return it.', es: 'Devuélvalo.' },
  });
  expect(onSaved).toHaveBeenCalledOnce();
});

it("doesn't save text with a placeholder or without a subject", async () => {
  const { field, user, getByRole, getAllByText, onSaved } = await open();
  await user.clear(field('Subject (Spanish)'));
  await user.click(getByRole('button', { name: 'Save and preview' }));
  expect(getAllByText('Replace the text in brackets.')).not.toEqual([]);
  expect(getAllByText('Enter this text.')).not.toEqual([]);
  expect(call).not.toHaveBeenCalled();
  expect(onSaved).not.toHaveBeenCalled();
});
