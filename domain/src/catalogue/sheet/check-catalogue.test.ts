import { expect, it } from 'vitest';
import { findProduct } from '../find-product.ts';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { catalogueWarnings } from './catalogue-warning.ts';
import { checkCatalogue } from './check-catalogue.ts';

const sold = findProduct(fixtureCatalogue, 'I3006');
if (!sold) throw new Error('The catalogue lacks a product that this test needs');

it('returns every row with its number in the spreadsheet and its warnings', () => {
  const bare = {
    ...sold,
    sku: 'BARE',
    priceText: '',
    thumbnail: '',
    pictures: [],
    description: '',
    hidden: true,
    lotTracked: false,
  };
  const { rows, counts } = checkCatalogue({ ...fixtureCatalogue, products: [sold, bare] }, {});
  expect(rows).toEqual([
    {
      row: 2,
      sku: 'I3006',
      name: sold.name,
      category: sold.category,
      price: sold.priceText,
      hidden: false,
      lotTracked: true,
      warnings: ['no-spanish'],
    },
    expect.objectContaining({ row: 3, sku: 'BARE', hidden: true, lotTracked: false }),
  ]);
  expect(rows[1]?.warnings).toEqual(catalogueWarnings(bare, {}));
  expect(counts).toEqual({
    'no-price': 1,
    'no-picture': 1,
    hidden: 1,
    'no-description': 1,
    'no-spanish': 2,
  });
});
