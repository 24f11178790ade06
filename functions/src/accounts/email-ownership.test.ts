import { describe, expect, it } from 'vitest';
import { hasVerified } from './email-ownership.ts';

describe('hasVerified', () => {
  it.each([
    ['the address that the sign-in has', 'ana@example.com', true, true],
    ['it in other letters, as somebody registered', 'Ana@Example.com', true, true],
    ['no address before its link was followed', 'ana@example.com', false, false],
    ['no other address', 'clinic@example.com', true, false],
  ])('is said of %s', (_, address, emailVerified, expected) => {
    expect(hasVerified({ email: 'ana@example.com', emailVerified }, address)).toBe(expected);
  });

  it('is said of nothing where a sign-in has no address', () => {
    expect(hasVerified({ emailVerified: true }, 'ana@example.com')).toBe(false);
  });
});
