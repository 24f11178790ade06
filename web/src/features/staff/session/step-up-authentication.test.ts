import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { refusal } from '../testing/fixtures.ts';
import {
  passwordRequest,
  subscribeToPasswordRequest,
  withStepUp,
} from './step-up-authentication.ts';

const code = 'recent-sign-in-required';
const needed = [refusal(code), new ApiError(403, { code, error: 'Enter your password.' })];

let unsubscribe = () => {};
afterEach(() => unsubscribe());

function dialog(hasPassword: boolean) {
  const prompt = vi.fn(() => queueMicrotask(() => passwordRequest()?.settle(hasPassword)));
  unsubscribe = subscribeToPasswordRequest(() => passwordRequest() && prompt());
  return prompt;
}

it.each(needed)('prompts for the password and retries once after %s', async (error) => {
  const prompt = dialog(true);
  const attempt = vi.fn().mockRejectedValueOnce(error).mockResolvedValue('done');
  expect(await withStepUp(attempt)).toBe('done');
  expect(prompt).toHaveBeenCalledOnce();
  expect(attempt).toHaveBeenCalledTimes(2);
});

it("doesn't prompt after a success or another error", async () => {
  const prompt = dialog(true);
  expect(await withStepUp(async () => 'done')).toBe('done');
  const other = refusal('not-found');
  await expect(withStepUp(() => Promise.reject(other))).rejects.toBe(other);
  expect(prompt).not.toHaveBeenCalled();
});

it("doesn't retry if the user cancels", async () => {
  dialog(false);
  const error = refusal(code);
  const attempt = vi.fn().mockRejectedValue(error);
  await expect(withStepUp(attempt)).rejects.toBe(error);
  expect(attempt).toHaveBeenCalledOnce();
});

it('prompts once for two simultaneous errors', async () => {
  const prompt = dialog(true);
  const attempt = () => vi.fn().mockRejectedValueOnce(refusal(code)).mockResolvedValue('done');
  expect(await Promise.all([withStepUp(attempt()), withStepUp(attempt())])).toEqual([
    'done',
    'done',
  ]);
  expect(prompt).toHaveBeenCalledOnce();
});

it('rethrows the error if there is no dialog', async () => {
  const error = refusal(code);
  await expect(withStepUp(() => Promise.reject(error))).rejects.toBe(error);
});
