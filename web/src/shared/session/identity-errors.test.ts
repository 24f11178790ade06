import { describe, expect, it } from 'vitest';
import { authentication } from '../i18n/en/authentication.ts';
import { identityCode, identityErrorKey } from './identity-errors.ts';
import { identityFailure } from './test-support.ts';

describe('identityCode', () => {
  it('reads the code of an error of the identity service only', () => {
    expect(identityCode(identityFailure('user-disabled'))).toBe('user-disabled');
    expect(identityCode(Object.assign(new Error(), { code: 'unavailable' }))).toBe('');
    expect(identityCode(new Error('auth/user-disabled'))).toBe('');
    expect(identityCode({ code: 'auth/user-disabled' })).toBe('');
    expect(identityCode(undefined)).toBe('');
  });
});

describe('identityErrorKey', () => {
  it.each(Object.keys(authentication.identityErrors))('has a sentence for %s', (code) => {
    expect(identityErrorKey(code)).toBe(`authentication.identityErrors.${code}`);
  });

  it('has none for other codes', () => {
    expect(identityErrorKey('internal-error')).toBeUndefined();
    expect(identityErrorKey('toString')).toBeUndefined();
  });
});
