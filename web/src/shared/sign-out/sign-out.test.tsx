import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerCartFlush } from '../cart/flush-cart.ts';
import { currentSession, publishSession } from '../session/session-store.ts';
import { signOut } from './sign-out.ts';

const endSession = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('./end-session.ts', () => ({ endSession }));

const storedUser = 'firebase:authUser:demo-key:[DEFAULT]';

const leave = vi.fn();
let unregister = () => undefined as unknown;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  endSession.mockResolvedValue();
  vi.spyOn(window.location, 'assign').mockImplementation(leave);
  localStorage.setItem('cart', 'hers');
});
afterEach(() => {
  unregister();
  leave.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("writes the cart's last change to the account before clearing data", async () => {
  publishSession({ status: 'signed-in', user: { uid: 'ana', email: 'ana@example.com' } });
  const seen: unknown[] = [];
  unregister = registerCartFlush(async () => {
    seen.push(currentSession().status, localStorage.getItem('cart'));
  });
  await signOut();
  expect(seen).toEqual(['signed-in', 'hers']);
  expect(localStorage.getItem('cart')).toBeNull();
  expect(leave).toHaveBeenCalledExactlyOnceWith('/');
});

it('waits at most a second for the cart to be written', async () => {
  unregister = registerCartFlush(() => new Promise(() => {}));
  const end = signOut();
  await vi.advanceTimersByTimeAsync(1_000);
  await end;
  expect(localStorage.getItem('cart')).toBeNull();
  expect(leave).toHaveBeenCalledOnce();
});

it("signs out even if the cart can't be written", async () => {
  unregister = registerCartFlush(() => Promise.reject(new Error('refused')));
  await signOut('/login');
  expect(leave).toHaveBeenCalledExactlyOnceWith('/login');
});

it('clears data that another tab restores during the sign-out', async () => {
  endSession.mockImplementation(async () => localStorage.setItem('cart', 'hers'));
  await signOut();
  expect(localStorage.getItem('cart')).toBeNull();
});

it("doesn't remove Firebase Auth's stored user if the sign-out succeeds", async () => {
  localStorage.setItem(storedUser, '{}');
  await signOut();
  expect(localStorage.getItem(storedUser)).toBe('{}');
  expect(vi.getTimerCount()).toBe(0);
});

it('removes the stored sign-in if the sign-out takes two seconds', async () => {
  localStorage.setItem(storedUser, '{}');
  endSession.mockReturnValue(new Promise(() => {}));
  const end = signOut();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(localStorage.getItem(storedUser)).toBe('{}');
  await vi.advanceTimersByTimeAsync(1);
  await end;
  expect(localStorage.getItem(storedUser)).toBeNull();
  expect(leave).toHaveBeenCalledOnce();
});

it('logs a failure and removes the stored sign-in', async () => {
  localStorage.setItem(storedUser, '{}');
  endSession.mockRejectedValue(new Error('refused'));
  await signOut();
  expect(localStorage.getItem(storedUser)).toBeNull();
  expect(console.error).toHaveBeenCalledOnce();
});

it('removes personal data but keeps the region and the language', async () => {
  const kept = ['ipInfo', 'ipInfoTimestamp', 'language'];
  for (const key of [...kept, 'cart', 'cartKept', 'checkout', 'staffActiveAt', 'wasSignedIn'])
    localStorage.setItem(key, '1');
  for (const key of ['quickOrder', 'cartUndo', 'quizAnswers']) sessionStorage.setItem(key, '1');
  await signOut();
  expect(Object.keys(localStorage)).toEqual(kept);
  expect(sessionStorage).toHaveLength(0);
});
