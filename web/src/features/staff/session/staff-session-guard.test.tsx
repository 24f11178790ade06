import { idleNoticeMs, maxStaffIdleMs } from '@dental-shop/domain/account/staff-session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signOut } from '../../../shared/sign-out/sign-out.ts';
import { render } from '../../../shared/testing/render.tsx';
import { clockState } from './clock-state.ts';
import { readClock, recordActivity } from './staff-clock.ts';
import StaffSessionGuard from './staff-session-guard.tsx';

vi.mock('../../../shared/sign-out/sign-out.ts', () => ({ signOut: vi.fn(async () => undefined) }));
vi.mock('./staff-clock.ts', () => ({ recordActivity: vi.fn(), readClock: vi.fn() }));

const signedInAt = Date.now();
let activeAt = 0;

beforeEach(() => {
  activeAt = Date.now() - maxStaffIdleMs + idleNoticeMs / 2;
  vi.mocked(recordActivity).mockImplementation((now) => {
    activeAt = now;
  });
  vi.mocked(readClock).mockImplementation((now) =>
    clockState({ activeAt, signedInAt: signedInAt - 2 * maxStaffIdleMs, now }),
  );
});
afterEach(() => vi.mocked(signOut).mockClear());

async function openNotice() {
  const page = await render(
    <>
      <main>Orders</main>
      <StaffSessionGuard />
    </>,
    { content: ['staff'] },
  );
  await page.findByRole('alertdialog', { name: 'Are you still there?' });
  return page;
}

it.each(['click', 'Enter'] as const)('signs out with its button (%s)', async (way) => {
  const { getByRole, user } = await openNotice();
  const button = getByRole('button', { name: 'Log out now' });
  button.focus();
  await (way === 'click' ? user.click(button) : user.keyboard('{Enter}'));
  expect(signOut).toHaveBeenCalledOnce();
  expect(recordActivity).not.toHaveBeenCalled();
});

it('closes when the user chooses to stay signed in', async () => {
  const { getByRole, queryByRole, user } = await openNotice();
  await user.click(getByRole('button', { name: 'Stay signed in' }));
  await vi.waitFor(() => expect(queryByRole('alertdialog')).toBeNull());
  expect(signOut).not.toHaveBeenCalled();
});

it('closes on a click outside it', async () => {
  const { getByText, queryByRole, user } = await openNotice();
  await user.click(getByText('Orders'));
  await vi.waitFor(() => expect(queryByRole('alertdialog')).toBeNull());
});

it('closes on Escape', async () => {
  const { queryByRole, user } = await openNotice();
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(queryByRole('alertdialog')).toBeNull());
});
