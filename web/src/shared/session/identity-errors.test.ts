import { describe, expect, it } from 'vitest';
import { messageKey } from '../forms/message-key.ts';
import { authentication } from '../i18n/content/en/authentication.ts';
import { identityFailure } from '../testing/identity-failure.ts';
import { identityCode, identityMessages } from './identity-errors.ts';

describe('identityCode', () => {
  it('reads codes only from Firebase Auth errors', () => {
    expect(identityCode(identityFailure('user-disabled'))).toBe('user-disabled');
    expect(identityCode(Object.assign(new Error(), { code: 'unavailable' }))).toBeUndefined();
    expect(identityCode(new Error('auth/user-disabled'))).toBeUndefined();
    expect(identityCode({ code: 'auth/user-disabled' })).toBeUndefined();
    expect(identityCode(undefined)).toBeUndefined();
  });
});

describe('identityMessages', () => {
  it.each(Object.keys(authentication.identityErrors))('has a message for %s', (code) => {
    expect(messageKey(code, identityMessages, undefined)).toBe(
      `authentication.identityErrors.${code}`,
    );
  });

  it('has no message for other codes', () => {
    expect(messageKey('internal-error', identityMessages, undefined)).toBeUndefined();
    expect(messageKey('toString', identityMessages, undefined)).toBeUndefined();
  });
});
