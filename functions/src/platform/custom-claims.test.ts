import { describe, expect, it } from 'vitest';
import { changeClaim, hasClaim } from './custom-claims.ts';

describe('changeClaim', () => {
  it('keeps the other claims', () => {
    expect(changeClaim({ staff: true }, 'approved', true)).toEqual({ staff: true, approved: true });
    expect(changeClaim({ staff: true, approved: true }, 'approved', false)).toEqual({
      staff: true,
    });
  });

  it('begins with none', () => {
    expect(changeClaim(undefined, 'approved', true)).toEqual({ approved: true });
    expect(changeClaim(undefined, 'approved', false)).toEqual({});
  });
});

describe('hasClaim', () => {
  it.each([
    [{ staff: true }, true],
    [{ staff: 'true' }, false],
    [{ staff: 1 }, false],
    [{}, false],
    [undefined, false],
  ])('finds in %j: %j', (claims, expected) => {
    expect(hasClaim(claims, 'staff')).toBe(expected);
  });
});
