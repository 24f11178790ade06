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

it('takes the token that is there, if it has the claim', async () => {
  const getIdTokenResult = vi.fn(async () => token(true));
  await waitForApprovedClaim({ getIdTokenResult });
  expect(getIdTokenResult.mock.calls).toEqual([[false]]);
});

it('fetches tokens until the claim has followed the approval', async () => {
  const answers = [token(false), token(false), token(false), token(true)];
  const getIdTokenResult = vi.fn(async () => answers.shift() ?? token(true));
  const waiting = waitForApprovedClaim({ getIdTokenResult });
  await vi.runAllTimersAsync();
  await waiting;
  expect(getIdTokenResult.mock.calls).toEqual([[false], [true], [true], [true]]);
});

it('ends where the claim does not come', async () => {
  const getIdTokenResult = vi.fn(async () => token(false));
  const waiting = waitForApprovedClaim({ getIdTokenResult });
  await vi.advanceTimersByTimeAsync(12_000);
  await waiting;
  expect(getIdTokenResult).toHaveBeenCalledTimes(7);
});
