import { describe, expect, it } from 'vitest';
import { english } from '../../shared/session/test-support.ts';
import { signInErrorKey } from './sign-in-errors.ts';

describe('signInErrorKey', () => {
  it.each([
    ['user-not-found', 'No account exists with this email'],
    ['wrong-password', 'Invalid email or password'],
    ['invalid-credential', 'Invalid email or password'],
    ['invalid-email', 'Invalid email format'],
    ['user-disabled', 'This account has been disabled'],
    ['too-many-requests', 'Too many failed attempts. Please try again later'],
    ['internal-error', 'Invalid email or password'],
    ['toString', 'Invalid email or password'],
    ['', 'Invalid email or password'],
  ])('says for %s: %s', (code, sentence) => {
    expect(english(signInErrorKey(code))).toBe(sentence);
  });

  it('does not blame the password when there is no connection', () => {
    expect(english(signInErrorKey('network-request-failed'))).toMatch(/connection/);
  });
});
