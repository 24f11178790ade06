import { describe, expect, it } from 'vitest';
import { type Dimension, keyDimensions } from '../sizes/dimensions.ts';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import {
  filterGroups,
  filterListing,
  filterParameters,
  type ListingFilter,
  readFilter,
  toggleFacet,
} from './listing-filter.ts';
import { productsBySubCategory } from './products-by-sub-category.ts';

const diameter = (value: number): Dimension => ({ label: 'Diameter', value, unit: 'mm' });
const length = (value: number): Dimension => ({ label: 'Length', value, unit: 'mm' });
const part = (...dimensions: Dimension[]) => ({ dimensions });

const parts = [
  part(diameter(4.5), length(8)),
  part(diameter(4.5), length(10)),
  part(diameter(3), length(8)),
  part(diameter(3)),
];
const oneGroup = [{ name: 'General', products: parts }];
const twoGroups = [
  { name: 'Short, slim', products: parts.slice(0, 3) },
  { name: 'Long', products: parts.slice(3) },
];
const none: ListingFilter = new Map();
const filterOf = (parameters: Record<string, string>) =>
  readFilter({ get: (name) => parameters[name] ?? null });
const countsOf = (groups: typeof oneGroup, filter: ListingFilter) =>
  filterGroups(groups, filter).map(({ label, choices }) => [
    label,
    ...choices.map(
      ({ facet, count, isChosen }) => `${facet.value}: ${count}${isChosen ? '!' : ''}`,
    ),
  ]);

describe('filterGroups', () => {
  it('counts the parts of each size', () => {
    expect(countsOf(oneGroup, none)).toEqual([
      ['Diameter', '3: 2', '4.5: 2'],
      ['Length', '8: 2', '10: 1'],
    ]);
  });

  it('counts parts that match the other filters, including values with no matches', () => {
    expect(countsOf(oneGroup, filterOf({ diameter: '3' }))).toEqual([
      ['Diameter', '3: 2!', '4.5: 2'],
      ['Length', '8: 1', '10: 0'],
    ]);
  });

  it('omits a size that all parts share', () => {
    const same = [part(diameter(3), length(8)), part(diameter(3), length(10)), part(length(8))];
    const groups = [{ name: 'General', products: same }];
    expect(filterGroups(groups, none).map(({ label }) => label)).toEqual(['Length']);
  });

  it('counts the parts of each type that match the selected sizes', () => {
    expect(countsOf(twoGroups, filterOf({ diameter: '4.5' }))[0]).toEqual([
      'Type',
      'Short, slim: 2',
      'Long: 0',
    ]);
    expect(countsOf(oneGroup, none).flat()).not.toContain('Type');
  });

  it('omits a size if most parts lack it or most of its values match only one part', () => {
    const lengths = [length(1), length(2), length(3), length(3)];
    const rare = [part(diameter(3)), part(diameter(3)), part(diameter(4)), part(diameter(4))];
    const plain = Array.from({ length: 5 }, () => part());
    const products = [...rare, ...plain, ...lengths.map((each) => part(each))];
    const groups = [{ name: 'General', products }];
    expect(filterGroups(groups, none)).toEqual([]);
    expect(countsOf(groups, filterOf({ length: '3' }))).toEqual([
      ['Length', '1: 1', '2: 1', '3: 2!'],
    ]);
  });

  const offered = (category: string) => {
    const groups = productsBySubCategory(fixtureCatalogue.products, category).map((group) => ({
      name: group.name,
      products: group.products.map((each) => ({ dimensions: keyDimensions(each) })),
    }));
    return filterGroups(groups, none).map(({ label, choices }) => `${label}: ${choices.length}`);
  };

  it.each([
    ['Implants', ['Diameter: 4', 'Length: 5']],
    ['Solid Abutments', ['Diameter: 2', 'Height: 3']],
    ['Surgical Tools', ['Type: 9', 'Hex: 2']],
    ['Impression Prosthetics', ['Type: 3', 'Diameter: 3', 'Height: 2']],
    ['Drills', ['Type: 8', 'Diameter: 7', 'Shank length: 4']],
  ])('offers the expected filters for %s', (category, filters) => {
    expect(offered(category)).toEqual(filters);
  });
});

describe('filterListing', () => {
  it('keeps matching parts and drops empty groups', () => {
    const left = (filter: ListingFilter) =>
      filterListing(twoGroups, filter).map(({ name, products }) => [name, products.length]);
    expect(left(filterOf({ diameter: '3,4.5', length: '8' }))).toEqual([['Short, slim', 2]]);
    expect(left(filterOf({ type: 'Long|Short, slim', diameter: '3' }))).toEqual([
      ['Short, slim', 1],
      ['Long', 1],
    ]);
    expect(left(none)).toEqual([
      ['Short, slim', 3],
      ['Long', 1],
    ]);
  });
});

describe('filter parameters in the URL', () => {
  it('contain the selected types and sizes, but no empty labels', () => {
    const sizes = toggleFacet(toggleFacet(filterOf({ length: '10' }), diameter(4.5)), diameter(3));
    const filter = toggleFacet(sizes, { label: 'Type', value: 'Short, slim' });
    const parameters = Object.fromEntries(filterParameters(filter));
    expect(parameters).toMatchObject({
      type: 'Short, slim',
      diameter: '3,4.5',
      length: '10',
      'collar-height': null,
    });
    expect(readFilter({ get: (name) => parameters[name] ?? null })).toEqual(filter);
  });

  it('lose a label when its last value is deselected', () => {
    expect(toggleFacet(filterOf({ diameter: '3' }), diameter(3))).toEqual(none);
  });

  it("are ignored if the label is unknown or the size isn't a number", () => {
    const read = filterOf({ diameter: 'wide,,3', color: 'red' });
    expect(read).toEqual(new Map([['Diameter', new Set([3])]]));
  });
});
