import { expect, it } from 'vitest';
import { kitsWith } from './kits-with.ts';
import { loadCatalogue } from './sheet/load-catalogue.ts';
import { catalogueRow } from './sheet/row-fixture.ts';

const { products } = loadCatalogue(
  [
    catalogueRow({ SKU: 'A1' }),
    catalogueRow({ SKU: 'A2' }),
    catalogueRow({ SKU: 'KIT', 'Kit Contents': 'a1 x 2' }),
    catalogueRow({ SKU: 'KIT2', 'Kit Contents': 'A1' }),
  ],
  { knowsPicture: () => true },
);
const kitsOf = (sku: string) =>
  products.filter((each) => each.sku === sku).map((each) => kitsWith(each, products))[0];

it('finds every kit that lists a part', () => {
  expect(kitsOf('A1')?.map(({ sku }) => sku)).toEqual(['KIT', 'KIT2']);
});

it('finds no kit for a part that none lists', () => expect(kitsOf('A2')).toEqual([]));
