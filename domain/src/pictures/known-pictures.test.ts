import { expect, it } from 'vitest';
import { fixtureCatalogue } from '../catalogue/testing/fixture-catalogue.ts';
import { hasPicture } from './known-pictures.ts';
import { categoryPictureName } from './picture-name.ts';
import { picturedCategories } from './pictured-categories.ts';

const skus = new Set(fixtureCatalogue.products.map(({ sku }) => sku));

it('recognizes every picture in the catalogue', () => {
  const named = fixtureCatalogue.products.flatMap(({ thumbnail, pictures }) => [
    thumbnail,
    ...pictures,
  ]);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => name !== '' && !hasPicture(name, skus))).toEqual([]);
});

it('recognizes the picture of each category', () => {
  for (const category of picturedCategories) {
    expect(hasPicture(categoryPictureName(category), new Set())).toBe(true);
  }
});

it.each(['', 'I3006', 'I3006.svg.exe', 'I3006-side.svg', 'I3006.png', 'NOBODY.svg'])(
  "doesn't recognize %j",
  (name) => {
    expect(hasPicture(name, skus)).toBe(false);
  },
);

it("doesn't recognize a picture of an unknown SKU", () => {
  expect(hasPicture('I3006.svg', skus)).toBe(true);
  expect(hasPicture('I3006.svg', new Set())).toBe(false);
});
