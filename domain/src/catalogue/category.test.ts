import { describe, expect, it } from 'vitest';
import { findCategory } from './category.ts';
import { visibleEntries } from './visible-entries.ts';

const category = (name: string, hidden = false) => ({ name, hidden, thumbnail: '' });
const categories = [
  category('Solid Abutments'),
  category('Motor & Handpiece', true),
  category('Impression Prosthetics'),
];

describe('visibleEntries', () => {
  it('omits hidden entries and keeps the order', () => {
    expect(visibleEntries(categories).map(({ name }) => name)).toEqual([
      'Solid Abutments',
      'Impression Prosthetics',
    ]);
  });
});

describe('findCategory', () => {
  it.each([
    ['SOLID ABUTMENTS', 'Solid Abutments'],
    [' solid abutments ', 'Solid Abutments'],
    ['Custom Prosthetics', 'Impression Prosthetics'],
    ['impression prosthetics', 'Impression Prosthetics'],
  ])('finds %j', (wanted, name) => {
    expect(findCategory(categories, wanted)?.name).toBe(name);
  });

  it.each(['Abutments', '', 'Motor & Handpiece'])("doesn't find %j", (wanted) => {
    expect(findCategory(categories, wanted)).toBeUndefined();
  });
});
