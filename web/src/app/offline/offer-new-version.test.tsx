import { expect, it, vi } from 'vitest';
import { render } from '../../shared/testing/render.tsx';
import { VersionNotice } from './offer-new-version.tsx';

it('says that there is a new version, and loads it when that is wanted', async () => {
  const onReload = vi.fn();
  const { getByRole, user } = await render(<VersionNotice onReload={onReload} />);
  expect(getByRole('status').textContent).toBe('A new version of the shop is available.');
  getByRole('region', { name: 'A new version of the shop is available.' });
  expect(document.activeElement).toBe(document.body);
  expect(onReload).not.toHaveBeenCalled();
  await user.click(getByRole('button', { name: 'Reload' }));
  expect(onReload).toHaveBeenCalledOnce();
});

it('says so in Spanish', async () => {
  const shown = await render(<VersionNotice onReload={vi.fn()} />, { language: 'es' });
  expect(shown.getByRole('button').textContent).toBe('Recargar');
});

it('says nothing where somebody may be paying', async () => {
  const { queryByRole, getByRole } = await render(<VersionNotice onReload={vi.fn()} />, {
    path: '/cart',
  });
  expect(queryByRole('button')).toBeNull();
  expect(getByRole('status').textContent).toBe('');
});
