import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveRegularly } from './regular-save.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('goes on after a save that failed, and stops for good', async () => {
  const save = vi.fn(async () => {}).mockRejectedValueOnce(new Error('not now'));
  const saving = saveRegularly(save, 1_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(save).toHaveBeenCalledTimes(2);
  await saving.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenCalledTimes(2);
});

it('lets a save that has begun come to its end', async () => {
  let finish = () => {};
  const save = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  const saving = saveRegularly(save, 1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  let stopped = false;
  const stopping = saving.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(stopped).toBe(false);
  finish();
  await stopping;
  expect(stopped).toBe(true);
});
