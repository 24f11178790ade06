import { keyDimensions } from '@dental-shop/domain/catalogue/sizes/dimensions';
import {
  fixtureCatalogue,
  fixtureSpanish,
} from '@dental-shop/domain/catalogue/testing/fixture-catalogue';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { buildSearchIndex } from '@dental-shop/domain/search/search-index';
import { expect, it } from 'vitest';
import { searchPages } from '../../../build/page-data/search-pages.ts';
import { siteFinder } from './site-finder.ts';

const summaries = visibleEntries(fixtureCatalogue.products).map((product) => ({
  ...product,
  dimensions: keyDimensions(product),
}));
const find = siteFinder(
  buildSearchIndex(fixtureCatalogue.products, fixtureSpanish),
  summaries,
  searchPages(),
);
const pathsFor = (text: string) => find(text).pages.map(({ path }) => path);

it.each([
  ['return', '/faqs#refunds', '/policies/returns'],
  ['Returns', '/faqs#refunds', '/policies/returns'],
  ['devolución', '/faqs#refunds', '/policies/returns'],
  ['devoluciones', '/faqs#refunds', '/policies/returns'],
  ['shipping', '/faqs#shipping-address', '/policies/terms'],
  ['shipping cost', '/faqs#shipping-address', '/policies/terms'],
  ['envío', '/faqs#shipping-address', '/policies/terms'],
  ['envio', '/faqs#shipping-address', '/policies/terms'],
  ['invoice', '/faqs#receipts'],
  ['invoices', '/faqs#receipts'],
  ['factura', '/faqs#receipts'],
  ['facturas', '/faqs#receipts'],
])('finds help pages and the orders page, but no parts, for %s', (text, ...found) => {
  expect(pathsFor(text)).toEqual([...found, '/account?tab=orders']);
  expect(find(text).products).toEqual([]);
});

it('requires at least three letters of a word to find a page', () => {
  expect(pathsFor('retu')).toContain('/faqs#refunds');
  expect(pathsFor('in')).toEqual([]);
});

it('finds no pages for product names', () => {
  const names = [
    'implant',
    'healing cap',
    'drill',
    'fresa',
    'abutment',
    'torque wrench',
    '4.5x10',
    'i4510',
  ];
  expect(names.flatMap(pathsFor)).toEqual([]);
});

it('still suggests the closest parts if nothing matches', () => {
  const { products, isMatch, pages } = find('implant 9.9 mm');
  expect(isMatch).toBe(false);
  expect(products).not.toEqual([]);
  expect(pages).toEqual([]);
});
