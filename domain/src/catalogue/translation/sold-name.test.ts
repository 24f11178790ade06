import { expect, it } from 'vitest';
import { findProduct } from '../find-product.ts';
import { fixtureCatalogue, fixtureSpanish } from '../testing/fixture-catalogue.ts';
import { soldName } from './sold-name.ts';

const englishName = findProduct(fixtureCatalogue, 'I3006')?.name ?? '';

it('translates a name that is still in the catalogue', () => {
  const item = { sku: 'I3006', name: englishName };
  expect(soldName(item, fixtureCatalogue, fixtureSpanish)).toBe('Implante Slender 3.0 × 6 mm');
});

it.each([
  ['was renamed', 'I3006', 'Old Slender Implant 3.0x6 mm'],
  ['is no longer in the catalogue', 'GONE', 'Old Slender Implant 3.0x6 mm'],
])('keeps the original name if the item %s', (_, sku, name) => {
  expect(soldName({ sku, name }, fixtureCatalogue, fixtureSpanish)).toBe(
    'Old Slender Implant 3.0 × 6 mm',
  );
});
