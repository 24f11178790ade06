import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerCartFlush } from '../cart/flush-cart.ts';
import { currentSession, publishSession } from '../session/session-store.ts';
import { signOut } from './sign-out.ts';

const other = vi.hoisted(() => ({ tab: () => undefined as unknown }));
vi.mock('./end-session.ts', () => ({ endSession: async () => other.tab() }));

const leave = vi.fn();
let endOffer = () => undefined as unknown;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(window.location, 'assign').mockImplementation(leave);
  localStorage.setItem('cart', 'hers');
});
afterEach(() => {
  endOffer();
  leave.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('hands the cart’s last change to the account before anything is forgotten', async () => {
  publishSession({ status: 'signed-in', user: { uid: 'ana', email: 'ana@example.com' } });
  const seen: unknown[] = [];
  endOffer = registerCartFlush(async () => {
    seen.push(currentSession().status, localStorage.getItem('cart'));
  });
  await signOut();
  expect(seen).toEqual(['signed-in', 'hers']);
  expect(localStorage.getItem('cart')).toBeNull();
  expect(leave).toHaveBeenCalledExactlyOnceWith('/');
});

it('waits a second for that, and no longer', async () => {
  endOffer = registerCartFlush(() => new Promise(() => {}));
  const end = signOut();
  await vi.advanceTimersByTimeAsync(1_000);
  await end;
  expect(localStorage.getItem('cart')).toBeNull();
  expect(leave).toHaveBeenCalledOnce();
});

it('signs out where that fails', async () => {
  endOffer = registerCartFlush(() => Promise.reject(new Error('refused')));
  await signOut('/login');
  expect(leave).toHaveBeenCalledExactlyOnceWith('/login');
});

it('leaves nothing of what another tab has put back meanwhile', async () => {
  other.tab = () => localStorage.setItem('cart', 'hers');
  await signOut();
  expect(localStorage.getItem('cart')).toBeNull();
});
