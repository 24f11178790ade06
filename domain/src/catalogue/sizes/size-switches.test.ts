import { describe, expect, it } from 'vitest';
import { productsBySubCategory } from '../listing/products-by-sub-category.ts';
import type { Product } from '../product.ts';
import { fixtureCatalogue, fixtureProduct } from '../testing/fixture-catalogue.ts';
import { sizeGrids } from './size-grid.ts';
import { sizeSwitches } from './size-switches.ts';

const { products } = fixtureCatalogue;

function switchesOf(sku: string): string[] {
  const product = fixtureProduct(sku);
  const grids = sizeGrids(productsBySubCategory(products, product.category));
  return sizeSwitches(product, products, grids).map(
    ({ label, options }) =>
      `${label}: ${options.map((option) => `${option.size.value} ${option.sku}`).join(', ')}`,
  );
}

describe('sizeSwitches', () => {
  it('offers the other diameters and lengths of an implant', () => {
    expect(switchesOf('I4510')).toEqual([
      'Diameter: 3 I3010, 3.5 I3510, 4.5 I4510, 5.5 I5510',
      'Length: 6 I4506, 8 I4508, 10 I4510, 12 I4512, 14 I4514',
    ]);
  });

  it.each([
    ['IC48', ['Diameter: 4.1 IC41, 4.8 IC48, 6.5 IC65']],
    ['RHM', ['Overall length: 19 RHS, 24 RHM, 30 RHL']],
    ['TGS10', ['Drilling depth: 6 TGS06, 8 TGS08, 10 TGS10, 12 TGS12, 14 TGS14']],
    ['TK03', ['Collar height: 2 TK02, 3 TK03, 4 TK04']],
    ['HD55S', ['Diameter: 3.1 HD35S, 4.1 HD45S, 5.1 HD55S', 'Shank length: 17 HD55S, 23 HD55L']],
    ['HC4804', ['Diameter: 4.1 HC4104, 4.8 HC4804', 'Height: 2 HC4802, 4 HC4804, 6 HC4806']],
  ])('offers the other sizes of %s', (sku, switches) => {
    expect(switchesOf(sku)).toEqual(switches);
  });

  it.each(['CS28', 'TSS', 'TW100', 'KB18', 'MR11'])('returns none for %s', (sku) => {
    expect(switchesOf(sku)).toEqual([]);
  });

  it('always includes the product itself', () => {
    for (const { sku } of products) {
      for (const line of switchesOf(sku)) expect(line.split(/[ ,]+/)).toContain(sku);
    }
  });
});

describe('sizeSwitches for a part outside a grid', () => {
  const part = (sku: string, lengths: readonly number[], changes: Partial<Product> = {}) => ({
    ...fixtureProduct('IC48'),
    sku,
    dimensions: lengths.map((value) => ({ label: 'Length', value, unit: 'mm' }) as const),
    ...changes,
  });
  const [six, eight] = [part('six', [6]), part('eight', [8])];
  const others = (...products: Product[]) => sizeSwitches(six, [eight, six, ...products], []);
  const both = [
    {
      label: 'Length',
      options: [
        { size: { label: 'Length', value: 6, unit: 'mm' }, sku: 'six' },
        { size: { label: 'Length', value: 8, unit: 'mm' }, sku: 'eight' },
      ],
    },
  ];

  it('sorts sizes regardless of the sheet order', () => {
    expect(others()).toEqual(both);
  });

  it.each([
    ['in another category', { category: 'Drills' }],
    ['in another sub-category', { subCategory: 'Other' }],
    ['at another price', { price: 100 }],
  ])('omits a part %s', (_, changes) => {
    expect(others(part('ten', [10], changes))).toEqual(both);
  });

  it('returns none if there is only one part or two parts share a size', () => {
    expect(others(part('also eight', [8]))).toEqual([]);
    expect(sizeSwitches(six, [six], [])).toEqual([]);
    expect(sizeSwitches(part('bare', []), [part('bare', []), part('other', [])], [])).toEqual([]);
  });
});
