import { beforeEach, expect, it, vi } from 'vitest';
import { useStaffClaim } from '../../shared/session/use-stored-claims.ts';
import { signOut } from '../../shared/sign-out/sign-out.ts';
import { render } from '../../shared/testing/render.tsx';
import AccountMenu, { userLabel } from './account-menu.tsx';

vi.mock('../../shared/session/use-stored-claims.ts', () => ({ useStaffClaim: vi.fn(() => false) }));
vi.mock('../../shared/sign-out/sign-out.ts', () => ({ signOut: vi.fn(async () => undefined) }));

beforeEach(() => {
  vi.mocked(useStaffClaim).mockReturnValue(false);
  vi.mocked(signOut).mockClear();
});

async function openMenu() {
  const menu = await render(<AccountMenu email="dentist@example.com" />);
  await menu.user.click(menu.getByRole('button', { name: 'dentist' }));
  await menu.findByRole('menu');
  return { ...menu, items: () => menu.getAllByRole('menuitem').map((item) => item.textContent) };
}

it('links to the account and closes when the link is clicked', async () => {
  const { getByRole, items, user, queryByRole } = await openMenu();
  expect(items()).toEqual(['Your Account', 'Reorder Last Order', 'Log Out']);
  const account = getByRole('menuitem', { name: 'Your Account' });
  expect(account.getAttribute('href')).toBe('/account');
  await user.click(account);
  await vi.waitFor(() => expect(queryByRole('menu')).toBeNull());
});

it('links staff to the staff section', async () => {
  vi.mocked(useStaffClaim).mockReturnValue(true);
  const { items } = await openMenu();
  expect(items()).toEqual(['Your Account', 'Staff', 'Log Out']);
});

it('signs out when Log Out is clicked but not on Escape', async () => {
  const { getByRole, queryByRole, user } = await openMenu();
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(queryByRole('menu')).toBeNull());
  expect(signOut).not.toHaveBeenCalled();
  await user.click(getByRole('button', { name: 'dentist' }));
  await user.click(getByRole('menuitem', { name: 'Log Out' }));
  expect(signOut).toHaveBeenCalledOnce();
});

it('closes when the window becomes too narrow for its button', async () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue(media as MediaQueryList);
  const { queryByRole } = await openMenu();
  Object.assign(media, { matches: true }).dispatchEvent(new Event('change'));
  await vi.waitFor(() => expect(queryByRole('menu')).toBeNull());
  matchMedia.mockRestore();
});

it('uses the part of the email before the @ sign as the label', () => {
  expect(userLabel('dentist@example.com')).toBe('dentist');
  expect(userLabel('"a@b"@example.com')).toBe('"a@b"');
});

it('uses the whole text as the label if nothing precedes an @ sign', () => {
  expect(userLabel('dentist')).toBe('dentist');
  expect(userLabel('@example.com')).toBe('@example.com');
});
