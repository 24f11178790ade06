import { describe, expect, it } from 'vitest';
import { hasVerified } from './verified-email.ts';

describe('hasVerified', () => {
  it.each([
    ['the sign-in address', 'ana@example.com', true, true],
    ['the sign-in address in mixed case', 'Ana@Example.com', true, true],
    ['an unverified sign-in address', 'ana@example.com', false, false],
    ['a different address', 'clinic@example.com', true, false],
  ])('for %s (%s, verified: %j), returns %j', (_, address, emailVerified, expected) => {
    expect(hasVerified({ email: 'ana@example.com', emailVerified }, address)).toBe(expected);
  });

  it('returns false if the Auth user has no address', () => {
    expect(hasVerified({ emailVerified: true }, 'ana@example.com')).toBe(false);
  });
});
