import { beforeEach, expect, it, vi } from 'vitest';
import { publishSession } from '../../../shared/session/session-store.ts';
import { signOut } from '../../../shared/sign-out/sign-out.ts';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { asStaff } from '../testing/as-staff.tsx';
import { StaffFrame } from './staff-frame.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
vi.mock('../../../shared/sign-out/sign-out.ts', () => ({ signOut: vi.fn(async () => undefined) }));

const initialWidth = window.innerWidth;
beforeEach(() => {
  window.innerWidth = initialWidth;
  vi.mocked(callStaff).mockRejectedValue(new Error('Offline.'));
  vi.mocked(signOut).mockClear();
  publishSession({ status: 'signed-in', user: { uid: 'eva', email: 'eva@example.com' } });
});

const open = (width: number, hasNavigation = true) => {
  window.innerWidth = width;
  const page = <StaffFrame hasNavigation={hasNavigation}>Orders</StaffFrame>;
  return render(asStaff(page), { content: ['staff'] });
};

it('shows the navigation next to the page on a wide screen', async () => {
  const { getByRole, queryByRole } = await open(1366);
  expect(getByRole('navigation', { name: 'Staff' })).toBeTruthy();
  expect(getByRole('main').textContent).toBe('Orders');
  expect(queryByRole('button', { name: 'Menu' })).toBeNull();
});

it('opens the navigation in a drawer on a phone and closes it after a link', async () => {
  const { getByRole, findByRole, queryByRole, user } = await open(390);
  expect(queryByRole('navigation')).toBeNull();
  await user.click(getByRole('button', { name: 'Menu' }));
  const link = await findByRole('link', { name: 'To ship' });
  await user.click(link);
  await vi.waitFor(() => expect(queryByRole('navigation')).toBeNull());
});

it('shows no navigation to accounts without access', async () => {
  const { getByRole, queryByRole } = await open(1366, false);
  expect(queryByRole('navigation')).toBeNull();
  const brand = getByRole('link', { name: 'Dental Implant Systems' });
  expect(brand.getAttribute('href')).toBe('/');
});

it('has no cart and no search of the shop', async () => {
  const { queryByRole } = await open(1366);
  expect(queryByRole('link', { name: /Cart/ })).toBeNull();
  expect(queryByRole('search')).toBeNull();
});

it('signs out from the account menu', async () => {
  const { getByRole, findByRole, user } = await open(1366);
  await user.click(getByRole('button', { name: 'eva@example.com' }));
  await user.click(await findByRole('menuitem', { name: 'Log Out' }));
  expect(signOut).toHaveBeenCalledOnce();
});
