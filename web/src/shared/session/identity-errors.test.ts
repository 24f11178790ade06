import { describe, expect, it } from 'vitest';
import { sentenceKey } from '../forms/sentence-key.ts';
import { authentication } from '../i18n/content/en/authentication.ts';
import { identityFailure } from '../testing/identity-failure.ts';
import { identityCode, identitySentences } from './identity-errors.ts';

describe('identityCode', () => {
  it('reads the code of Firebase Auth errors only', () => {
    expect(identityCode(identityFailure('user-disabled'))).toBe('user-disabled');
    expect(identityCode(Object.assign(new Error(), { code: 'unavailable' }))).toBeUndefined();
    expect(identityCode(new Error('auth/user-disabled'))).toBeUndefined();
    expect(identityCode({ code: 'auth/user-disabled' })).toBeUndefined();
    expect(identityCode(undefined)).toBeUndefined();
  });
});

describe('identitySentences', () => {
  it.each(Object.keys(authentication.identityErrors))('has a message for %s', (code) => {
    expect(sentenceKey(code, identitySentences, undefined)).toBe(
      `authentication.identityErrors.${code}`,
    );
  });

  it('has no message for other codes', () => {
    expect(sentenceKey('internal-error', identitySentences, undefined)).toBeUndefined();
    expect(sentenceKey('toString', identitySentences, undefined)).toBeUndefined();
  });
});
