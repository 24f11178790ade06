import { expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { TitledDialog } from './titled-dialog.tsx';

const open = async (isBusy: boolean) => {
  const onClose = vi.fn();
  const rendered = await render(
    <TitledDialog title="Save?" onClose={onClose} cancel="Cancel" action="" isBusy={isBusy}>
      Text
    </TitledDialog>,
  );
  return { ...rendered, onClose, cancel: rendered.getByRole('button', { name: 'Cancel' }) };
};

it('closes with Cancel and Escape', async () => {
  const { cancel, onClose, user } = await open(false);
  await user.click(cancel);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('disables Cancel and ignores Escape while it is busy', async () => {
  const { cancel, getByRole, onClose, user } = await open(true);
  expect(cancel).toHaveProperty('disabled', true);
  getByRole('dialog').focus();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});
