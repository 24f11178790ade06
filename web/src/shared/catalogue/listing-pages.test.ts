import type { SizeGrid } from '@dental-shop/domain/catalogue/sizes/size-grid';
import { expect, it } from 'vitest';
import { listingPages } from './listing-pages.ts';

const product = (sku: string) => ({
  sku,
  name: sku,
  price: 100,
  category: 'Drills',
  thumbnail: '',
  dimensions: [],
});
const group = (name: string, count: number) => ({
  name,
  products: Array.from({ length: count }, (_, index) => product(`${name}${index}`)),
});
const gridOf = (...subCategories: string[]): SizeGrid => ({
  subCategories,
  columns: [],
  rows: [],
  cells: [],
});
const sizes = (pages: ReturnType<typeof listingPages>) =>
  pages.map((page) => page.map(({ name, products }) => `${products.length} ${name}`));

it('returns a single page if all parts fit', () => {
  const groups = [group('a', 3), group('b', 2)];
  expect(listingPages(groups, [], 5)).toEqual([groups]);
  expect(listingPages([], [])).toEqual([]);
});

it('continues a long group on the next page under its heading', () => {
  const pages = listingPages([group('a', 3), group('b', 9)], [], 5);
  expect(sizes(pages)).toEqual([['3 a', '2 b'], ['5 b'], ['2 b']]);
  expect(pages.flat().flatMap(({ products }) => products)).toHaveLength(12);
});

it('never splits a size table', () => {
  const groups = [group('a', 3), group('b', 2), group('c', 2), group('d', 1)];
  expect(sizes(listingPages(groups, [gridOf('b', 'c')], 5))).toEqual([
    ['3 a'],
    ['2 b', '2 c', '1 d'],
  ]);
  expect(sizes(listingPages(groups, [gridOf('b', 'c')], 3))).toEqual([
    ['3 a'],
    ['2 b', '2 c'],
    ['1 d'],
  ]);
});
