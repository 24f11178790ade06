import { describe, expect, it } from 'vitest';
import {
  type DimensionFilter,
  filterGroups,
  filterParameters,
  matchesFilter,
  readFilter,
  toggleSize,
} from './dimension-filter.ts';
import type { Dimension } from './dimensions.ts';

const diameter = (value: number): Dimension => ({ label: 'Diameter', value, unit: 'mm' });
const length = (value: number): Dimension => ({ label: 'Length', value, unit: 'mm' });
const part = (...dimensions: Dimension[]) => ({ dimensions });

const parts = [
  part(diameter(4.5), length(8)),
  part(diameter(4.5), length(10)),
  part(diameter(3), length(8)),
  part(diameter(3)),
];
const none: DimensionFilter = new Map();
const filterOf = (parameters: Record<string, string>) =>
  readFilter({ get: (name) => parameters[name] ?? null });
const countsOf = (filter: DimensionFilter) =>
  filterGroups(parts, filter).map(({ label, choices }) => [
    label,
    ...choices.map(({ size, count, isChosen }) => `${size.value}: ${count}${isChosen ? '!' : ''}`),
  ]);

describe('filterGroups', () => {
  it('counts the parts of each size', () => {
    expect(countsOf(none)).toEqual([
      ['Diameter', '3: 2', '4.5: 2'],
      ['Length', '8: 2', '10: 1'],
    ]);
  });

  it('counts what is left by the other labels, and keeps sizes of which nothing is', () => {
    expect(countsOf(filterOf({ diameter: '3' }))).toEqual([
      ['Diameter', '3: 2!', '4.5: 2'],
      ['Length', '8: 1', '10: 0'],
    ]);
  });

  it('has no group for a size that all have', () => {
    const same = [part(diameter(3), length(8)), part(diameter(3), length(10))];
    expect(filterGroups(same, none).map(({ label }) => label)).toEqual(['Length']);
  });
});

describe('matchesFilter', () => {
  it('wants one size of each label', () => {
    const found = (filter: DimensionFilter) => parts.map((each) => matchesFilter(each, filter));
    const wanted = filterOf({ diameter: '3,4.5', length: '8' });
    expect(found(wanted)).toEqual([true, false, true, false]);
    expect(found(none)).toEqual([true, true, true, true]);
  });
});

describe('the address of a filter', () => {
  it('holds the sizes in order, and nothing for labels without', () => {
    const filter = toggleSize(toggleSize(filterOf({ length: '10' }), diameter(4.5)), diameter(3));
    const parameters = Object.fromEntries(filterParameters(filter));
    expect(parameters).toMatchObject({ diameter: '3,4.5', length: '10', 'collar-height': null });
    expect(readFilter({ get: (name) => parameters[name] ?? null })).toEqual(filter);
  });

  it('loses a label with its last size', () => {
    expect(toggleSize(filterOf({ diameter: '3' }), diameter(3))).toEqual(none);
  });

  it('passes over what is no size', () => {
    const read = filterOf({ diameter: 'wide,,3', color: 'red' });
    expect(read).toEqual(new Map([['Diameter', new Set([3])]]));
  });
});
