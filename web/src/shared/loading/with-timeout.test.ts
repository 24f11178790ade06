import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TimeoutError, withTimeout } from './with-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('settles like the promise and clears the timer', async () => {
  await expect(withTimeout(Promise.resolve(1), 1_000)).resolves.toBe(1);
  await expect(withTimeout(Promise.reject(new Error('No.')), 1_000)).rejects.toThrow('No.');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects after the timeout', async () => {
  const waiting = expect(withTimeout(new Promise(() => undefined), 1_000)).rejects.toThrow(
    TimeoutError,
  );
  await vi.advanceTimersByTimeAsync(1_000);
  await waiting;
});
