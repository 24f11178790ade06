import { describe, expect, it } from 'vitest';
import { returnTarget } from './return-target.ts';

describe('returnTarget', () => {
  it.each([
    '/cart',
    '/account?tab=orders',
    '/products/Healing%20Caps/HC1#details',
    '/products/a%2F%2Fevil.example',
    '/',
  ])('accepts the same-origin path %s', (path) => {
    expect(returnTarget(path, false)).toBe(path);
    expect(returnTarget(path, true)).toBe(path);
  });

  it.each([
    null,
    '',
    'cart',
    'https://evil.example/cart',
    'https:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '//evil.example@shop.invalid',
    '//shop.invalid:99999',
    ' /cart',
    'javascript:alert(1)',
    'data:text/html,hello',
    '/login',
    '/login?returnTo=/login',
  ])('falls back to the account page, or for staff to the staff section, for %j', (wanted) => {
    expect(returnTarget(wanted, false)).toBe('/account');
    expect(returnTarget(wanted, true)).toBe('/staff');
  });
});
