import { expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { certificateFailure } from './earn-certificate.tsx';

it.each([
  ['too-many-requests', 'failure.tooMany'],
  ['app-check-required', 'failure.unverified'],
  ['account-closed', 'failure.closed'],
  ['not-registered', 'failure.notRegistered'],
  ['sign-in-required', 'failure.signIn'],
  ['timeout', 'failure.offline'],
  ['internal', 'failure.failed'],
  ['toString', 'failure.failed'],
])('maps %s to %s', (code, key) => {
  expect(certificateFailure(new ApiError(500, { code, error: '' }))).toBe(key);
});

it('maps other errors to the general message', () => {
  expect(certificateFailure(new TypeError('no script'))).toBe('failure.failed');
});
