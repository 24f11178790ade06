import { describe, expect, it } from 'vitest';
import { polyline, px } from './pen.ts';

describe('px', () => {
  it.each([
    [1.26, '1.3'],
    [-0.01, '0'],
    [200, '200'],
  ])('formats %d as %s', (value, text) => {
    expect(px(value)).toBe(text);
  });
});

describe('polyline', () => {
  it('moves to the first point and draws lines to the others', () => {
    expect(
      polyline([
        [0, 1],
        [2.04, 3],
      ]),
    ).toBe('M0 1L2 3');
  });
});
