import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('continues after a failure until it is stopped', async () => {
  const act = vi.fn(async () => {}).mockRejectedValueOnce(new Error('not now'));
  const repeating = repeat(act, 1_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(act).toHaveBeenCalledTimes(2);
  await repeating.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(act).toHaveBeenCalledTimes(2);
});

it('waits longer after a slow run', async () => {
  const act = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 500)));
  const repeating = repeat(act, 1_000);
  await vi.advanceTimersByTimeAsync(1_500 + 4_400);
  expect(act).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(act).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(500);
  await repeating.stop();
});

it('finishes the current run before stopping', async () => {
  let finish = () => {};
  const act = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  const repeating = repeat(act, 1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  let stopped = false;
  const stopping = repeating.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(stopped).toBe(false);
  finish();
  await stopping;
  expect(stopped).toBe(true);
});
