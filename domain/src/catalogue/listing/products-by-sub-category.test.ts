import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../sheet/load-catalogue.ts';
import { catalogueRow } from '../sheet/row-fixture.ts';
import { productsBySubCategory } from './products-by-sub-category.ts';

describe('productsBySubCategory', () => {
  it('keeps the sheet order and groups products without a sub-category under General', () => {
    const { products } = loadCatalogue(
      [
        catalogueRow({ SKU: 'B1', 'sub Category': '' }),
        catalogueRow({ SKU: 'A1', 'sub Category': 'Core' }),
        catalogueRow({ SKU: 'B2', 'sub Category': ' ' }),
        catalogueRow({ SKU: 'A2', 'sub Category': 'Core', hidden: 'TRUE' }),
        catalogueRow({ SKU: 'C1', 'Main Category': 'Drills' }),
      ],
      { hasPicture: () => true },
    );
    const groups = productsBySubCategory(products, 'Implants');
    expect(groups.map(({ name, products }) => [name, products.map(({ sku }) => sku)])).toEqual([
      ['General', ['B1', 'B2']],
      ['Core', ['A1']],
    ]);
  });
});
