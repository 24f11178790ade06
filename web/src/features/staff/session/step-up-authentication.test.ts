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

/** A dialog that is answered like this. */
function dialog(isEntered: boolean) {
  const ask = vi.fn(() => queueMicrotask(() => passwordRequest()?.settle(isEntered)));
  unsubscribe = subscribeToPasswordRequest(() => passwordRequest() && ask());
  return ask;
}

it.each(needed)('asks for the password and tries once more after %s', async (error) => {
  const ask = dialog(true);
  const attempt = vi.fn().mockRejectedValueOnce(error).mockResolvedValue('done');
  expect(await withStepUp(attempt)).toBe('done');
  expect(ask).toHaveBeenCalledOnce();
  expect(attempt).toHaveBeenCalledTimes(2);
});

it('does not ask where nothing is refused, or something else is', async () => {
  const ask = dialog(true);
  expect(await withStepUp(async () => 'done')).toBe('done');
  const other = refusal('not-found');
  await expect(withStepUp(() => Promise.reject(other))).rejects.toBe(other);
  expect(ask).not.toHaveBeenCalled();
});

it('does nothing more where no password is given', async () => {
  dialog(false);
  const error = refusal(code);
  const attempt = vi.fn().mockRejectedValue(error);
  await expect(withStepUp(attempt)).rejects.toBe(error);
  expect(attempt).toHaveBeenCalledOnce();
});

it('asks once for two refusals at the same time', async () => {
  const ask = dialog(true);
  const attempt = () => vi.fn().mockRejectedValueOnce(refusal(code)).mockResolvedValue('done');
  expect(await Promise.all([withStepUp(attempt()), withStepUp(attempt())])).toEqual([
    'done',
    'done',
  ]);
  expect(ask).toHaveBeenCalledOnce();
});

it('rejects with the refusal where no dialog is there to ask', async () => {
  const error = refusal(code);
  await expect(withStepUp(() => Promise.reject(error))).rejects.toBe(error);
});
