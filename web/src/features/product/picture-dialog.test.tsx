import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../../shared/testing/render.tsx';
import PictureDialog from './picture-dialog.tsx';

const views = ['I4510.svg', 'I4510-top.svg', 'I4510-drawing.svg'];

function Opened({ pictures, onClose }: { pictures: readonly string[]; onClose: () => void }) {
  const [shown, setShown] = useState(pictures[0] ?? '');
  return (
    <PictureDialog
      name="Standard Implant"
      pictures={pictures}
      shown={shown}
      isOpen
      onShow={setShown}
      onClose={onClose}
    />
  );
}

async function openDialog(pictures = views) {
  const onClose = vi.fn();
  const dialog = await render(<Opened pictures={pictures} onClose={onClose} />);
  const picture = () => dialog.getByRole('img', { name: 'Standard Implant' }).getAttribute('src');
  const press = (name: string) => dialog.user.click(dialog.getByRole('button', { name }));
  return { ...dialog, onClose, picture, press };
}

it('is named after the product and focuses Close', async () => {
  const { getByRole, press, onClose } = await openDialog();
  expect(getByRole('dialog', { name: 'Standard Implant' })).toBeTruthy();
  expect(document.activeElement).toBe(getByRole('button', { name: 'Close' }));
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
});

it('navigates with buttons and arrow keys and announces the current view', async () => {
  const { getByRole, picture, press, user } = await openDialog();
  await press('Next view');
  expect(picture()).toContain('I4510-top.svg');
  expect(getByRole('status').textContent).toBe('View 2 of 3');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(getByRole('status').textContent).toBe('View 1 of 3');
  await press('Previous view');
  expect(picture()).toContain('I4510-drawing.svg');
});

it('scrolls with the arrow keys while magnified', async () => {
  const { getByRole, press, user } = await openDialog();
  await press('Zoom in');
  expect(getByRole('region', { name: 'Standard Implant' }).tabIndex).toBe(0);
  await user.keyboard('{ArrowRight}');
  expect(getByRole('status').textContent).toBe('View 1 of 3');
});

it('has no navigation for a single view', async () => {
  const { queryByRole } = await openDialog(['I4510.svg']);
  expect(queryByRole('button', { name: 'Next view' })).toBeNull();
  expect(queryByRole('status')).toBeNull();
});
