import { expect, it } from 'vitest';
import { createSightingFilter } from './sighting-filter.ts';

it('counts a code again only after it has been out of view for a while', () => {
  const fresh = createSightingFilter();
  expect(fresh(['a', 'a'], 0)).toEqual(['a']);
  expect(fresh(['a', 'b'], 400)).toEqual(['b']);
  expect(fresh([], 800)).toEqual([]);
  expect(fresh(['a'], 1_800)).toEqual([]);
  expect(fresh(['a'], 3_400)).toEqual(['a']);
  expect(fresh(['b'], 3_400)).toEqual(['b']);
});
