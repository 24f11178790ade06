import { expect, it } from 'vitest';
import { loadCatalogue } from '../catalogue/sheet/load-catalogue.ts';
import { catalogueRow } from '../catalogue/sheet/row-fixture.ts';
import { isLotTracked } from './lot-tracked.ts';

const catalogue = loadCatalogue(
  [catalogueRow({ 'Lot Tracked': 'TRUE' }), catalogueRow({ SKU: 'TW35' })],
  { hasPicture: () => true },
);

it.each([
  ['I4510', true],
  ['i4510', true],
  ['TW35', false],
])('reads from the spreadsheet whether %s is lot-tracked', (sku, expected) => {
  expect(isLotTracked(catalogue, sku)).toBe(expected);
});

it('requires a lot for products that are no longer in the catalogue', () => {
  expect(isLotTracked(catalogue, 'I9999')).toBe(true);
});
