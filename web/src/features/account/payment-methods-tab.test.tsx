import { expect, it, vi } from 'vitest';
import { request } from '../../shared/api/api-client.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { render } from '../../shared/testing/render.tsx';
import PaymentMethodsTab from './payment-methods-tab.tsx';

const list = vi.fn();
const removal = vi.fn();
vi.mock('../../shared/api/api-client.ts', () => ({ request: vi.fn() }));
vi.mocked(request).mockImplementation(async (_path, { method }) =>
  method === 'DELETE' ? removal() : { data: await list() },
);

const visa = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 8, expYear: 2027 };
const amex = { ...visa, id: 'pm_2', brand: 'amex', last4: '0005' };

async function openTab() {
  list.mockResolvedValueOnce([visa, amex]);
  const page = await render(<PaymentMethodsTab uid="ada" />, { content: ['account', 'checkout'] });
  const removeVisa = () => page.findByRole('button', { name: 'Remove Visa ending in 4242' });
  const remove = async () => {
    await page.user.click(await removeVisa());
    await page.user.click(page.getByRole('button', { name: 'Remove' }));
  };
  return { ...page, removeVisa, remove };
}

it('removes one card at a time, announces the removal, and keeps focus', async () => {
  let done: () => void = () => undefined;
  removal.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      done = resolve;
    }),
  );
  const { user, getByText, queryByRole, queryByText, removeVisa, remove, findByText } =
    await openTab();
  await remove();
  await user.click(await removeVisa());
  expect(queryByRole('alertdialog')).toBeNull();
  expect(removal).toHaveBeenCalledOnce();
  list.mockResolvedValueOnce([amex]);
  done();
  expect((await findByText('Visa ending in 4242 was removed.')).getAttribute('role')).toBe(
    'status',
  );
  await findByText('American Express ending in 0005');
  expect(queryByText('Visa ending in 4242')).toBeNull();
  expect(document.activeElement?.contains(getByText('American Express ending in 0005'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

it('treats a missing card as removed and reports other failures', async () => {
  removal
    .mockRejectedValueOnce(new ApiError(503, { code: 'payment-unavailable', error: 'Down.' }))
    .mockRejectedValueOnce(new ApiError(404, { code: 'not-found', error: 'Gone.' }));
  const { remove, findByRole, findByText, queryByRole } = await openTab();
  list.mockResolvedValueOnce([visa, amex]);
  await remove();
  expect((await findByRole('alert')).textContent).toMatch(/^Failed to remove payment method/);
  list.mockResolvedValueOnce([amex]);
  await remove();
  await findByText('Visa ending in 4242 was removed.');
  expect(queryByRole('alert')).toBeNull();
});

it('names the card in the confirmation, focuses Cancel, and closes on Escape', async () => {
  removal.mockClear();
  const { user, removeVisa, getByRole, queryByRole } = await openTab();
  await user.click(await removeVisa());
  const dialog = getByRole('alertdialog', {
    name: 'Are you sure you want to remove this payment method?',
  });
  expect(dialog.textContent).toContain('Visa ending in 4242');
  expect(document.activeElement).toBe(getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  expect(queryByRole('alertdialog')).toBeNull();
  expect(removal).not.toHaveBeenCalled();
});
