import { describe, expect, it } from 'vitest';
import { extent, radiusAt } from './outline.ts';
import type { Step } from './pen.ts';

const cone: Step[] = [
  [1, 4],
  [3, 2],
  [3, 1],
  [5, 1],
];

describe('radiusAt', () => {
  it.each([
    [0, 4],
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 1],
    [9, 1],
  ])('at a depth of %d mm, returns %d mm', (z, radius) => {
    expect(radiusAt(cone, z)).toBe(radius);
  });
});

describe('extent', () => {
  it('returns the top and bottom of the outline', () => {
    expect(extent(cone)).toEqual({ top: 1, bottom: 5 });
  });
});
