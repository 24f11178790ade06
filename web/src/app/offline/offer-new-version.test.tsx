import { expect, it, vi } from 'vitest';
import { render } from '../../shared/testing/render.tsx';
import { VersionNotice } from './offer-new-version.tsx';

it('announces a new version and reloads only when the user clicks', async () => {
  const onReload = vi.fn();
  const { getByRole, user } = await render(<VersionNotice onReload={onReload} />);
  expect(getByRole('status').textContent).toBe('A new version of the shop is available.');
  getByRole('region', { name: 'A new version of the shop is available.' });
  expect(document.activeElement).toBe(document.body);
  expect(onReload).not.toHaveBeenCalled();
  await user.click(getByRole('button', { name: 'Reload' }));
  expect(onReload).toHaveBeenCalledOnce();
});

it('is translated to Spanish', async () => {
  const shown = await render(<VersionNotice onReload={vi.fn()} />, { language: 'es' });
  expect(shown.getByRole('button').textContent).toBe('Recargar');
});

it('stays hidden in the cart because the customer may be paying', async () => {
  const { queryByRole, getByRole } = await render(<VersionNotice onReload={vi.fn()} />, {
    path: '/cart',
  });
  expect(queryByRole('button')).toBeNull();
  expect(getByRole('status').textContent).toBe('');
});
