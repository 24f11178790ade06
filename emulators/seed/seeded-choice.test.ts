import { expect, it } from 'vitest';
import { Draw } from './seeded-choice.ts';

const choices = (seed: number) => {
  const draw = new Draw(seed);
  return Array.from({ length: 50 }, () => draw.integer(1, 6));
};

it('draws numbers that depend only on the seed', () => {
  expect(choices(7)).toEqual(choices(7));
  expect(choices(7)).not.toEqual(choices(8));
  expect(new Set(choices(7))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

it('draws names by weight', () => {
  const draw = new Draw(1);
  const drawn = Array.from({ length: 1_000 }, () => draw.weighted({ often: 9, seldom: 1, no: 0 }));
  const count = (name: string) => drawn.filter((each) => each === name).length;
  expect(count('no')).toBe(0);
  expect(count('seldom')).toBeGreaterThan(50);
  expect(count('seldom')).toBeLessThan(200);
});

it('draws each list item at most once', () => {
  const drawn = new Draw(3).some(['a', 'b', 'c'], 9);
  expect(drawn.sort()).toEqual(['a', 'b', 'c']);
});
