import type { SavedPaymentMethod } from '@dental-shop/domain/api/payment';
import { expect, it, vi } from 'vitest';
import { render } from '../../shared/testing/render.tsx';
import { RemoveCardDialog } from './remove-card-dialog.tsx';

const card: SavedPaymentMethod = {
  id: 'pm_1',
  brand: 'visa',
  last4: '4242',
  expMonth: 4,
  expYear: 2031,
};

async function open(asked: SavedPaymentMethod | null = card) {
  const onCancel = vi.fn();
  const onConfirm = vi.fn();
  const dialog = <RemoveCardDialog card={asked} onCancel={onCancel} onConfirm={onConfirm} />;
  return { onCancel, onConfirm, ...(await render(dialog)) };
}

it('asks about the card by name, with the focus on the harmless answer', async () => {
  const { getByRole } = await open();
  const dialog = getByRole('alertdialog', {
    name: 'Are you sure you want to remove this payment method?',
  });
  expect(dialog.textContent).toContain('Visa ending in 4242');
  expect(document.activeElement).toBe(getByRole('button', { name: 'Cancel' }));
});

it('removes only what was confirmed', async () => {
  const { getByRole, user, onCancel, onConfirm } = await open();
  await user.click(getByRole('button', { name: 'Remove' }));
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith(card);
  expect(onCancel).not.toHaveBeenCalled();
});

it('takes Escape for no', async () => {
  const { user, onCancel, onConfirm } = await open();
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

it('is not there while nothing is asked', async () => {
  const { queryByRole } = await open(null);
  expect(queryByRole('alertdialog')).toBeNull();
});
