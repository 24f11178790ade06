import { describe, expect, it } from 'vitest';
import { between, mix, visit } from './timing.ts';

describe('between', () => {
  it('rests before and after its movement, and is half done half way', () => {
    expect([0, 1, 2, 3, 9].map((time) => between(time, 1, 3))).toEqual([0, 0, 0.5, 1, 1]);
  });

  it('starts and ends slowly', () => {
    expect(between(0.1, 0, 1)).toBeLessThan(0.1);
    expect(between(0.9, 0, 1)).toBeGreaterThan(0.9);
  });
});

describe('mix', () => {
  it('goes from one value to the other', () => {
    expect([mix(10, 20, 0), mix(10, 20, 0.25), mix(10, 20, 1)]).toEqual([10, 12.5, 20]);
  });
});

describe('visit', () => {
  it('goes there, stays, and comes back', () => {
    expect([0, 1, 2, 3, 4].map((time) => visit(time, [0, 1], [3, 4]))).toEqual([0, 1, 1, 1, 0]);
  });
});
