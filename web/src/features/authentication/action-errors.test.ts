import { describe, expect, it } from 'vitest';
import { english, identityFailure } from '../../shared/session/test-support.ts';
import { actionErrorKey } from './action-errors.ts';

describe('actionErrorKey', () => {
  it.each([
    ['expired-action-code', 'This link has expired. Please request a new one.'],
    [
      'invalid-action-code',
      'This link is not valid or has already been used. Please request a new one.',
    ],
    ['weak-password', 'Password should be at least 6 characters'],
    ['internal-error', 'We could not complete this. Please try again.'],
  ])('says for %s: %s', (code, sentence) => {
    expect(english(actionErrorKey(identityFailure(code)))).toBe(sentence);
  });
});
