import { describe, expect, it } from 'vitest';
import { productsBySubCategory } from '../listing/products-by-sub-category.ts';
import type { Product } from '../product.ts';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { formatDimension } from './dimensions.ts';
import { type GridLine, narrowGrid, type SizeGrid, sizeGrids } from './size-grid.ts';

const nameOf = ({ size, subCategory }: GridLine) =>
  [subCategory, size && formatDimension(size)].filter(Boolean).join(': ');

function gridsOf(category: string): SizeGrid[] {
  return sizeGrids(productsBySubCategory(fixtureCatalogue.products, category));
}

const shapesOf = (category: string) =>
  gridsOf(category).map(({ columns, rows }) => [columns.map(nameOf), rows.map(nameOf)]);

describe('size grids of a category', () => {
  it('combine all implants in one grid with a column for each sub-category', () => {
    expect(shapesOf('Implants')).toEqual([
      [
        [
          'Slender 3.0 mm: 3.0 mm',
          'Narrow 3.5 mm: 3.5 mm',
          'Standard 4.5 mm: 4.5 mm',
          'Wide 5.5 mm: 5.5 mm',
        ],
        ['6 mm', '8 mm', '10 mm', '12 mm', '14 mm'],
      ],
    ]);
    expect(gridsOf('Implants')[0]?.cells[2]?.[2]).toBe('I4510');
  });

  it.each([
    ['Healing Caps', [[2, 3]]],
    ['Solid Abutments', [[2, 3]]],
    ['Contoured Shoulder Abutments', [[2, 2]]],
    [
      'Angled Abutments',
      [
        [2, 2],
        [2, 2],
      ],
    ],
    ['Titach System', []],
    ['Fridge System', [[2, 2]]],
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
  ])('have the expected numbers of columns and rows for %s: %j', (category, sizes) => {
    expect(gridsOf(category).map(({ columns, rows }) => [columns.length, rows.length])).toEqual(
      sizes,
    );
  });

  it('have separate rows for analogs and copings', () => {
    expect(shapesOf('Impression Prosthetics')).toEqual([
      [
        ['4.1 mm', '4.8 mm', '6.5 mm'],
        ['Impression Analog', 'Closed Tray Coping', 'Open Tray Coping'],
      ],
    ]);
  });

  it('omit parts without a second size, such as the cover screw', () => {
    expect(gridsOf('Healing Caps').flatMap(({ subCategories }) => subCategories)).not.toContain(
      'Cover Screw',
    );
  });

  it('contain every part of their sub-categories exactly once', () => {
    for (const { name } of fixtureCatalogue.categories) {
      const groups = productsBySubCategory(fixtureCatalogue.products, name);
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
    lotTracked: false,
  };
}

const group = (products: Product[]) => [{ name: 'General', products }];

describe('sizeGrids', () => {
  it('leaves a gap for a missing size', () => {
    const parts = [part(4, 6), part(4, 8), part(4, 10), part(5, 6), part(5, 10)];
    expect(sizeGrids(group(parts))[0]?.cells).toEqual([
      ['P4-6', 'P5-6'],
      ['P4-8', null],
      ['P4-10', 'P5-10'],
    ]);
  });

  it('returns no grid if it would have many gaps, two prices, or a single column', () => {
    expect(sizeGrids(group([part(4, 6), part(5, 8)]))).toEqual([]);
    expect(sizeGrids(group([part(4, 6), part(4, 8), part(5, 6), part(5, 8, 200)]))).toEqual([]);
    expect(sizeGrids(group([part(4, 6), part(4, 8)]))).toEqual([]);
  });

  it('ignores dimensions that all parts share', () => {
    const shared = { label: 'Angle', value: 15, unit: '°' } as const;
    const parts = [part(4, 6), part(4, 8), part(5, 6), part(5, 8)].map((each) => ({
      ...each,
      dimensions: [shared, ...each.dimensions],
    }));
    expect(sizeGrids(group(parts))[0]?.columns.map(nameOf)).toEqual(['4 mm', '5 mm']);
    const [first, ...others] = parts;
    const without = first && { ...first, dimensions: first.dimensions.slice(0, 2) };
    expect(sizeGrids(group(without ? [without, ...others] : []))).toEqual([]);
  });

  it('requires at least three quarters of the cells to be filled', () => {
    const three = [part(4, 6), part(4, 8), part(5, 6)];
    expect(sizeGrids(group(three))).toHaveLength(1);
    const five = [part(4, 6), part(4, 8), part(4, 10), part(5, 6), part(6, 8), part(5, 10)];
    expect(sizeGrids(group(five))).toEqual([]);
  });

  it('sorts sizes within a sub-category, but keeps the order of sub-categories', () => {
    const short = [part(5, 6), part(4, 6)];
    const long = [part(5, 8), part(4, 8)];
    const [grid] = sizeGrids(group([...long, ...short]));
    expect(grid?.columns.map(nameOf)).toEqual(['4 mm', '5 mm']);
    expect(grid?.rows.map(nameOf)).toEqual(['6 mm', '8 mm']);
    const named = sizeGrids([
      { name: 'Long', products: long },
      { name: 'Short', products: short },
    ]);
    expect(named).toHaveLength(1);
    expect(named[0]?.columns.map(nameOf)).toEqual(['Long: 8 mm', 'Short: 6 mm']);
    expect(named[0]?.rows.map(nameOf)).toEqual(['4 mm', '5 mm']);
    expect(named[0]?.subCategories).toEqual(['Long', 'Short']);
  });

  it('combines sub-categories into one table if they have the same sizes and a single price each', () => {
    const sizes = (name: string, cents: number, diameters: readonly number[]) => ({
      name,
      products: diameters.map((diameter) => ({
        ...part(diameter, 6, cents),
        sku: `${name}${diameter}`,
      })),
    });
    const [grid] = sizeGrids([sizes('Cap', 100, [5, 4]), sizes('Post', 200, [4, 5])]);
    expect(grid?.columns.map(nameOf)).toEqual(['4 mm', '5 mm']);
    expect(grid?.rows.map(nameOf)).toEqual(['Cap', 'Post']);
    expect(grid?.cells).toEqual([
      ['Cap4', 'Cap5'],
      ['Post4', 'Post5'],
    ]);
    expect(sizeGrids([sizes('Cap', 100, [4, 5, 6]), sizes('Post', 200, [4, 5])])).toEqual([]);
    const twoPrices = sizes('Post', 200, [4, 5]);
    twoPrices.products[1] = { ...part(5, 6, 300), sku: 'dear' };
    expect(sizeGrids([sizes('Cap', 100, [4, 5]), twoPrices])).toEqual([]);
    expect(sizeGrids([sizes('Cap', 100, [4]), sizes('Post', 200, [4])])).toEqual([]);
  });

  it('returns no grid if no sub-category forms a row or column', () => {
    const mixed = [
      { name: 'A', products: [part(4, 6), part(5, 8), part(6, 6)] },
      { name: 'B', products: [part(4, 8)] },
    ];
    expect(sizeGrids(mixed)).toEqual([]);
  });

  it('skips sub-categories without a grid', () => {
    const square = [part(4, 6), part(4, 8), part(5, 6), part(5, 8)];
    const found = sizeGrids([
      { name: 'Single', products: [part(9, 9, 900)] },
      { name: 'Square', products: square },
      { name: 'Dear', products: [part(7, 7, 700)] },
    ]);
    expect(found.map(({ subCategories }) => subCategories)).toEqual([['Square']]);
  });

  it('returns no grid if two parts have the same sizes', () => {
    const twins = [part(4, 6), { ...part(4, 6), sku: 'twin' }, part(5, 6), part(4, 8)];
    expect(sizeGrids(group(twins))).toEqual([]);
  });

  it("returns no grid if a part isn't sold online", () => {
    const parts = [part(4, 6), part(4, 8), part(5, 6)];
    const unsold: Product = { ...part(5, 8), price: 'call' };
    expect(sizeGrids(group([...parts, unsold]))).toEqual([]);
  });
});

describe('narrowGrid', () => {
  const [grid] = sizeGrids(group([part(4, 6), part(4, 8), part(5, 6), part(5, 8)]));

  it('removes empty columns and leaves gaps for removed parts', () => {
    const left = grid && narrowGrid(grid, new Set(['P4-6', 'P4-8']));
    expect(left).toMatchObject({ cells: [['P4-6'], ['P4-8']] });
    expect(left?.columns.map(nameOf)).toEqual(['4 mm']);
    expect(grid && narrowGrid(grid, new Set(['P4-6', 'P5-8']))?.cells).toEqual([
      ['P4-6', null],
      [null, 'P5-8'],
    ]);
  });

  it('removes rows without remaining parts', () => {
    const left = grid && narrowGrid(grid, new Set(['P4-6', 'P5-6']));
    expect(left?.rows.map(nameOf)).toEqual(['6 mm']);
    expect(left?.cells).toEqual([['P4-6', 'P5-6']]);
  });

  it('accepts a grid with gaps', () => {
    const [gap] = sizeGrids(group([part(4, 6), part(4, 8), part(5, 6)]));
    expect(gap && narrowGrid(gap, new Set(['P4-8']))?.cells).toEqual([['P4-8']]);
  });

  it('returns null if no part remains', () => {
    expect(grid && narrowGrid(grid, new Set())).toBeNull();
  });
});
