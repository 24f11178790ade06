import { expect, it } from 'vitest';
import { percentile } from './percentile.ts';

it.each([
  [[5], 0.5, 5],
  [[30, 10, 20], 0.5, 20],
  [[4, 3, 2, 1], 0.95, 4],
  [[1, 2, 3, 4], 0, 1],
])('percentile of %j at %d is %d', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});

it('throws for an empty list', () => {
  expect(() => percentile([], 0.5)).toThrow('nothing to measure');
});
