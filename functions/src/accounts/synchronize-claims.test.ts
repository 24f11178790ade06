import { describe, expect, it } from 'vitest';
import { isMarked, isMarkWritten } from './synchronize-claims.ts';

const at = (ms: number) => ({ toMillis: () => ms });

describe('isMarked', () => {
  it.each([
    ['a new account', null, null, false],
    ['a new account with its mark', null, at(1), true],
    ['a decision without a mark', at(1), null, false],
    ['a decision after the mark', at(2), at(1), false],
    ['a mark after the decision', at(1), at(2), true],
  ])('tells of %s', (_, decidedAt, claimsSetAt, expected) => {
    expect(isMarked({ decidedAt, claimsSetAt })).toBe(expected);
  });
});

describe('isMarkWritten', () => {
  const user = { decidedAt: at(1), claimsSetAt: at(2) };

  it('knows the first mark and each later one', () => {
    expect(isMarkWritten({ ...user, claimsSetAt: null }, user)).toBe(true);
    expect(isMarkWritten(user, { ...user, claimsSetAt: at(3) })).toBe(true);
  });

  it('is no other change', () => {
    expect(isMarkWritten(user, { ...user, decidedAt: at(9) })).toBe(false);
    expect(isMarkWritten(undefined, { ...user, claimsSetAt: null })).toBe(false);
    expect(isMarkWritten(user, undefined)).toBe(false);
  });
});
