import { expect, it } from 'vitest';
import { findProduct } from '../find-product.ts';
import { fixtureCatalogue, fixtureSpanish } from '../testing/fixture-catalogue.ts';
import { soldName } from './sold-name.ts';

const englishName = findProduct(fixtureCatalogue, 'I3006')?.name ?? '';

it('translates the name of a sale that the catalogue still has', () => {
  const item = { sku: 'I3006', name: englishName };
  expect(soldName(item, fixtureCatalogue, fixtureSpanish)).toBe('Implante Slender 3.0 × 6 mm');
});

it.each([
  ['has another name now', 'I3006', 'Slender Implant of before 3.0x6 mm'],
  ['is no longer in the catalogue', 'GONE', 'Slender Implant of before 3.0x6 mm'],
])('keeps the name of the sale where the item %s', (_, sku, name) => {
  expect(soldName({ sku, name }, fixtureCatalogue, fixtureSpanish)).toBe(
    'Slender Implant of before 3.0 × 6 mm',
  );
});
