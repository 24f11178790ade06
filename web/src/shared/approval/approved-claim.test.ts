import type { IdTokenResult } from 'firebase/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForApprovedClaim } from './approved-claim.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const token = (approved: boolean) => ({ claims: { approved } }) as unknown as IdTokenResult;

it('uses the current token if it has the claim', async () => {
  const getIdTokenResult = vi.fn(async () => token(true));
  await waitForApprovedClaim({ getIdTokenResult });
  expect(getIdTokenResult.mock.calls).toEqual([[false]]);
});

it('refreshes the token until it has the claim', async () => {
  const tokens = [token(false), token(false), token(false), token(true)];
  const getIdTokenResult = vi.fn(async () => tokens.shift() ?? token(true));
  const waiting = waitForApprovedClaim({ getIdTokenResult });
  await vi.runAllTimersAsync();
  await waiting;
  expect(getIdTokenResult.mock.calls).toEqual([[false], [true], [true], [true]]);
});

it("gives up if the claim doesn't arrive", async () => {
  const getIdTokenResult = vi.fn(async () => token(false));
  const waiting = waitForApprovedClaim({ getIdTokenResult });
  await vi.advanceTimersByTimeAsync(12_000);
  await waiting;
  expect(getIdTokenResult).toHaveBeenCalledTimes(7);
});
