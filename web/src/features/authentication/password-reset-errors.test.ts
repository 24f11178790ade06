import { describe, expect, it } from 'vitest';
import { english, identityFailure } from '../../shared/session/test-support.ts';
import { passwordResetError } from './password-reset-errors.ts';

describe('passwordResetError', () => {
  it.each([
    ['invalid-email', 'Invalid email address format.'],
    ['user-not-found', 'No account found with this email.'],
    ['missing-email', 'Please enter an email address.'],
    ['too-many-requests', 'Too many attempts. Please try again later.'],
  ])('says for %s: %s', (code, sentence) => {
    const found = passwordResetError(identityFailure(code));
    expect('key' in found && english(found.key)).toBe(sentence);
  });

  it('gives the reason otherwise: in our words where we have them', () => {
    expect(passwordResetError(identityFailure('network-request-failed'))).toEqual({
      reason: { key: 'authentication.identityErrors.network-request-failed' },
    });
    expect(passwordResetError(new Error('Out of stamps'))).toEqual({
      reason: { message: 'Out of stamps' },
    });
    expect(passwordResetError('no stamps')).toEqual({ reason: { message: 'no stamps' } });
  });
});
