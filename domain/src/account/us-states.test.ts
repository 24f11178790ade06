import { expect, it } from 'vitest';
import { stateCode, usStates } from './us-states.ts';

it('lists 50 states, the District of Columbia, and five territories, sorted by name', () => {
  expect(usStates).toHaveLength(56);
  expect(new Set(usStates.map(({ code }) => code)).size).toBe(56);
  expect(usStates.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['DC', 'AS', 'GU', 'MP', 'PR', 'VI']),
  );
  for (const { code, name } of usStates) expect(`${code} ${name}`).toMatch(/^[A-Z]{2} [A-Z][a-z.]/);
  const names = usStates.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

it.each([
  ['NV', 'NV'],
  [' nv ', 'NV'],
  ['nevada', 'NV'],
  ['Nev.', undefined],
  ['', undefined],
])('stateCode finds the state of %j', (typed, code) => {
  expect(stateCode(typed)).toBe(code);
});
