import { type CatalogueRow, sheetColumns } from '@dental-shop/domain/catalogue/sheet/row';
import { expect, it } from 'vitest';
import { describeDifference } from './describe-difference.ts';

const nothing = { added: [], removed: [], changed: [], reordered: false };
const row = (cells: Partial<CatalogueRow>) =>
  ({ ...Object.fromEntries(sheetColumns.map((name) => [name, ''])), ...cells }) as CatalogueRow;

it('returns no lines for identical sheets', () => {
  expect(describeDifference(nothing)).toEqual([]);
});

it('mentions reordered rows', () => {
  expect(describeDifference({ ...nothing, reordered: true })).toEqual([
    '  The rows are in a different order.',
  ]);
});

it('lists each added, removed, and changed row', () => {
  const difference = {
    added: [row({ SKU: 'A1', Name: 'Drill', Price: '' })],
    removed: [row({ SKU: 900_001, Name: 'Motor', Price: '$1,900.00' })],
    changed: [
      {
        sku: 'B2',
        cells: [
          { column: 'Price' as const, from: '$1.00', to: '' },
          { column: 'Description' as const, from: 'a', to: 'a\nb' },
        ],
      },
    ],
    reordered: true,
  };
  expect(describeDifference(difference)).toEqual([
    '  + A1  Drill  (no price)',
    '  - 900001  Motor  $1,900.00',
    '  ~ B2  Price: "$1.00" -> ""',
    '  ~ B2  Description: "a" -> "a\\nb"',
    '  The rows are in a different order.',
  ]);
});
