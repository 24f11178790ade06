import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TimeoutError, withTimeout } from './with-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('settles as the promise does, and leaves no timer', async () => {
  await expect(withTimeout(Promise.resolve(1), 1_000)).resolves.toBe(1);
  await expect(withTimeout(Promise.reject(new Error('No.')), 1_000)).rejects.toThrow('No.');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects once the time has passed', async () => {
  const waiting = expect(withTimeout(new Promise(() => undefined), 1_000)).rejects.toThrow(
    TimeoutError,
  );
  await vi.advanceTimersByTimeAsync(1_000);
  await waiting;
});
