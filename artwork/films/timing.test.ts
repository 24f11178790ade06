import { describe, expect, it } from 'vitest';
import { between, mix, visit } from './timing.ts';

describe('between', () => {
  it('is 0 before the movement, 0.5 halfway through, and 1 afterward', () => {
    expect([0, 1, 2, 3, 9].map((time) => between(time, 1, 3))).toEqual([0, 0, 0.5, 1, 1]);
  });

  it('eases in and out', () => {
    expect(between(0.1, 0, 1)).toBeLessThan(0.1);
    expect(between(0.9, 0, 1)).toBeGreaterThan(0.9);
  });
});

describe('mix', () => {
  it('interpolates between the two values', () => {
    expect([mix(10, 20, 0), mix(10, 20, 0.25), mix(10, 20, 1)]).toEqual([10, 12.5, 20]);
  });
});

describe('visit', () => {
  it('rises to 1, stays there, and returns to 0', () => {
    expect([0, 1, 2, 3, 4].map((time) => visit(time, [0, 1], [3, 4]))).toEqual([0, 1, 1, 1, 0]);
  });
});
