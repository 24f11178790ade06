import { describe, expect, it } from 'vitest';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { isKit, kitsWith, readKitContents } from './kit-contents.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { catalogueRow } from './row-fixture.ts';

describe('readKitContents', () => {
  it('parses SKUs with their quantities', () => {
    expect(readKitContents(' PD2030, PG00 x 2 ')).toEqual([
      { sku: 'PD2030', quantity: 1 },
      { sku: 'PG00', quantity: 2 },
    ]);
  });

  it('returns null for an empty cell', () => {
    expect(readKitContents('  ')).toBeNull();
  });

  it.each(['A,', 'A x 0', 'A B', 'A x two', 'A, a', 'Example: A'])('rejects %j', (cell) => {
    expect(() => readKitContents(cell)).toThrow(RangeError);
  });
});

describe('isKit', () => {
  const kits = fixtureCatalogue.products.filter(isKit);

  it('is true only for products with "Kit" in the name', () => {
    expect(kits.map(({ sku }) => sku)).toEqual(
      fixtureCatalogue.products.filter(({ name }) => /\bKit\b/.test(name)).map(({ sku }) => sku),
    );
  });
});

describe('a kit in the sheet', () => {
  const load = (contents: string, price = '$100.00') =>
    loadCatalogue(
      [
        catalogueRow({ SKU: 'A1', Price: '$40.00' }),
        catalogueRow({ SKU: 'A2', Price: '$20.00' }),
        catalogueRow({ SKU: 'CASE', Price: 'sold only in kit' }),
        catalogueRow({ SKU: 'KIT', Price: price, 'Kit Contents': contents }),
      ],
      { hasPicture: () => true },
    );

  it('can contain only other parts in the sheet', () => {
    expect(() => load('X1')).toThrow(/row 5.*'X1' cannot be in this kit/i);
    expect(() => load('KIT')).toThrow(/row 5.*'KIT' cannot be in this kit/i);
  });

  it('is rejected if its contents have an unknown format', () => {
    expect(() => load('A1 twice')).toThrow(/row 5.*A1 twice/i);
  });

  it("can't cost more than its listed parts", () => {
    expect(() => load('A1, A2 x 2')).toThrow(
      "Catalogue row 5: the parts in 'Kit Contents' cost $80.00, less than the kit's $100.00: list all parts or none",
    );
    expect(load('A1 x 2, A2').products.at(-1)?.contents).toHaveLength(2);
    expect(load('A1, A2', '$55.00').products.at(-1)?.contents).toHaveLength(2);
  });

  it('is accepted if the kit or a listed part has no price', () => {
    expect(load('A1, CASE').products.at(-1)?.contents).toHaveLength(2);
    expect(load('A1', 'call for price').products.at(-1)?.contents).toHaveLength(1);
  });
});

const { products } = loadCatalogue(
  [
    catalogueRow({ SKU: 'A1' }),
    catalogueRow({ SKU: 'A2' }),
    catalogueRow({ SKU: 'KIT', 'Kit Contents': 'a1 x 2' }),
    catalogueRow({ SKU: 'KIT2', 'Kit Contents': 'A1' }),
  ],
  { hasPicture: () => true },
);
const kitsOf = (sku: string) =>
  products.filter((each) => each.sku === sku).map((each) => kitsWith(each, products))[0];

it('finds every kit that lists a part', () => {
  expect(kitsOf('A1')?.map(({ sku }) => sku)).toEqual(['KIT', 'KIT2']);
});

it('finds no kit for a part that no kit lists', () => expect(kitsOf('A2')).toEqual([]));
