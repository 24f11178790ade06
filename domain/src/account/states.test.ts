import { expect, it } from 'vitest';
import { states } from './states.ts';

it('lists 50 states, the District of Columbia and five territories, sorted by name', () => {
  expect(states).toHaveLength(56);
  expect(new Set(states.map(({ code }) => code)).size).toBe(56);
  expect(states.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['DC', 'AS', 'GU', 'MP', 'PR', 'VI']),
  );
  const names = states.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});
