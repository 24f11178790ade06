import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { formatDimension } from './dimensions.ts';
import type { Product } from './product.ts';
import { productsBySubCategory } from './products-by-sub-category.ts';
import { type GridLine, narrowGrid, type SizeGrid, sizeGrids } from './size-grid.ts';

const nameOf = ({ size, subCategory }: GridLine) =>
  [subCategory, size && formatDimension(size)].filter(Boolean).join(': ');

function gridsOf(category: string): SizeGrid[] {
  return sizeGrids(productsBySubCategory(catalogue.products, category));
}

const shapesOf = (category: string) =>
  gridsOf(category).map(({ columns, rows }) => [columns.map(nameOf), rows.map(nameOf)]);

describe('size grids of the catalogue', () => {
  it('has the implants in one, each sub-category a column', () => {
    expect(shapesOf('Implants')).toEqual([
      [
        [
          'Slender 3.0 mm: 3 mm',
          'Narrow 3.5 mm: 3.5 mm',
          'Standard 4.5 mm: 4.5 mm',
          'Wide 5.5 mm: 5.5 mm',
          'Extra Wide 6.5 mm: 6.5 mm',
          'Super Wide 7.5 mm: 7.5 mm',
          'Jumbo 8.5 mm: 8.5 mm',
        ],
        ['6 mm', '8 mm', '10 mm', '12 mm', '14 mm'],
      ],
    ]);
    expect(gridsOf('Implants')[0]?.cells[2]?.[2]).toBe('I4510');
  });

  it.each([
    ['Healing Caps', [[4, 3]]],
    ['Solid Abutments', [[4, 3]]],
    ['Contoured Shoulder Abutments', [[3, 4]]],
    [
      'Angled Abutments',
      [
        [3, 2],
        [2, 3],
      ],
    ],
    ['Titach System', []],
    ['Fridge System', [[3, 2]]],
    ['Impression Prosthetics', [[3, 3]]],
    ['SimpleLift', []],
    ['TurboGuide', []],
    ['Surgical Tools', []],
    ['Surgical & Prosthetic Kits', []],
    [
      'Drills',
      [
        [3, 2],
        [3, 2],
        [2, 2],
      ],
    ],
  ])('%s: %j', (category, sizes) => {
    expect(gridsOf(category).map(({ columns, rows }) => [columns.length, rows.length])).toEqual(
      sizes,
    );
  });

  it('gives analogs and copings of three prices a row each', () => {
    expect(shapesOf('Impression Prosthetics')).toEqual([
      [
        ['4.1 mm', '4.8 mm', '6.5 mm'],
        ['Impression Analog', 'Closed Tray Coping', 'Open Tray Coping'],
      ],
    ]);
  });

  it('leaves out what has no second size, such as the cover screw', () => {
    expect(gridsOf('Healing Caps').flatMap(({ subCategories }) => subCategories)).not.toContain(
      'Cover Screw',
    );
  });

  it('shows each part of its sub-categories once', () => {
    for (const { name } of catalogue.categories) {
      const groups = productsBySubCategory(catalogue.products, name);
      for (const { subCategories, cells } of sizeGrids(groups)) {
        const wanted = groups
          .filter((group) => subCategories.includes(group.name))
          .flatMap(({ products }) => products.map(({ sku }) => sku));
        const shown = cells.flat().filter((sku) => sku !== null);
        expect(shown.sort(), name).toEqual(wanted.sort());
      }
    }
  });
});

function part(diameter: number, length: number, cents = 100): Product {
  return {
    sku: `P${diameter}-${length}`,
    name: 'Part',
    priceText: `$${cents / 100}.00`,
    price: cents,
    purchasability: { purchasable: true, unitPrice: cents },
    category: 'Parts',
    subCategory: '',
    description: '',
    dimensions: [
      { label: 'Diameter', value: diameter, unit: 'mm' },
      { label: 'Length', value: length, unit: 'mm' },
    ],
    thumbnail: '',
    pictures: [],
    hidden: false,
  };
}

const group = (products: Product[]) => [{ name: 'General', products }];

describe('sizeGrids', () => {
  it('keeps a gap where a size is not made', () => {
    const parts = [part(4, 6), part(4, 8), part(4, 10), part(5, 6), part(5, 10)];
    expect(sizeGrids(group(parts))[0]?.cells).toEqual([
      ['P4-6', 'P5-6'],
      ['P4-8', null],
      ['P4-10', 'P5-10'],
    ]);
  });

  it('is none with many gaps, with two prices, or of one line', () => {
    expect(sizeGrids(group([part(4, 6), part(5, 8)]))).toEqual([]);
    expect(sizeGrids(group([part(4, 6), part(4, 8), part(5, 6), part(5, 8, 200)]))).toEqual([]);
    expect(sizeGrids(group([part(4, 6), part(4, 8)]))).toEqual([]);
  });

  it('is none where two parts have the same sizes', () => {
    const twins = [part(4, 6), { ...part(4, 6), sku: 'twin' }, part(5, 6), part(4, 8)];
    expect(sizeGrids(group(twins))).toEqual([]);
  });

  it('is none where a part is not sold', () => {
    const parts = [part(4, 6), part(4, 8), part(5, 6)];
    const unsold = {
      ...part(5, 8),
      purchasability: { purchasable: false, reason: 'call' } as const,
    };
    expect(sizeGrids(group([...parts, unsold]))).toEqual([]);
  });
});

describe('narrowGrid', () => {
  const [grid] = sizeGrids(group([part(4, 6), part(4, 8), part(5, 6), part(5, 8)]));

  it('keeps the lines that have a part left, and gaps in them', () => {
    const left = grid && narrowGrid(grid, new Set(['P4-6', 'P4-8']));
    expect(left).toMatchObject({ cells: [['P4-6'], ['P4-8']] });
    expect(left?.columns.map(nameOf)).toEqual(['4 mm']);
    expect(grid && narrowGrid(grid, new Set(['P4-6', 'P5-8']))?.cells).toEqual([
      ['P4-6', null],
      [null, 'P5-8'],
    ]);
  });

  it('is nothing without a part', () => {
    expect(grid && narrowGrid(grid, new Set())).toBeNull();
  });
});
