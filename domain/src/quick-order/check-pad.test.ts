import { describe, expect, it } from 'vitest';
import { fixtureCatalogue, fixtureSpanish } from '../catalogue/testing/fixture-catalogue.ts';
import { visibleEntries } from '../catalogue/visible-entries.ts';
import { createSearch } from '../search/search.ts';
import { buildSearchIndex } from '../search/search-index.ts';
import { checkPad, summarizePad } from './check-pad.ts';
import type { PadLine } from './pad-lines.ts';
import { parseList } from './parse-list.ts';
import { createProductLookup } from './product-lookup.ts';
import { listOfSixty } from './testing/sixty-lines.ts';

const products = visibleEntries(fixtureCatalogue.products);
const search = createSearch(buildSearchIndex(products, fixtureSpanish));
const lookup = createProductLookup({
  products,
  lookup: {
    gtins: { '09520000000103': 'I4510', '09520000000202': '900001' },
    hidden: ['900001', '900002'],
  },
  otherNames: fixtureSpanish.products,
  nearest: (text) =>
    search(text).skus.flatMap((sku) => products.filter((product) => product.sku === sku)),
});

const nothingInCart = () => 0;
const checkLine = (text: string, quantity = '') =>
  checkPad([{ text, quantity }], lookup, nothingInCart)[0];

describe('checkPad for a single line', () => {
  it.each([
    ['I4510', '3', 3],
    ['i-4510', '', 1],
    ['9520000000103', '2', 2],
    ['Standard Medium Implant 4.5 x 10 mm', ' 9999 ', 9999],
    ['implante estandar 4,5×10 mm', '1', 1],
  ])('finds the product for the text "%s" and quantity "%s"', (text, quantity, count) => {
    expect(checkLine(text, quantity)).toMatchObject({
      kind: 'found',
      product: { sku: 'I4510' },
      quantity: count,
      price: 13_900,
    });
  });

  it.each(['0', '-1', '1.5', '10000', 'two', '1,000'])('rejects the quantity %j', (quantity) => {
    expect(checkLine('I4510', quantity)).toMatchObject({
      kind: 'wrong-quantity',
      product: { sku: 'I4510' },
      most: 9999,
    });
  });

  it.each([
    ['FRRS', 'call'],
    ['KE19', 'kit'],
    ['SLK', 'unavailable'],
  ])('reports that %s is not sold online (%s)', (sku, reason) => {
    expect(checkLine(sku, 'two')).toMatchObject({
      kind: 'not-sold-online',
      product: { sku },
      reason,
    });
  });

  it.each(['900001', '9520000000202'])('reports that %s is no longer sold', (text) => {
    expect(checkLine(text, '0')).toEqual({ kind: 'no-longer-sold', sku: '900001' });
  });

  it.each([
    ['I4519', 'I4510'],
    ['14510', 'I4510'],
    ['heeling cap 4.8 x 4', 'HC4804'],
    ['tapa de cicatrización 4,8 x 4', 'HC4804'],
  ])('for the unknown text "%s", suggests %s', (text, near) => {
    const unknown = checkLine(text, '3');
    expect(unknown?.kind).toBe('unknown');
    const skus = unknown?.kind === 'unknown' ? unknown.nearest.map(({ sku }) => sku) : [];
    expect(skus).toContain(near);
    expect(skus.length).toBeLessThanOrEqual(3);
  });

  it('distinguishes empty lines from unknown text', () => {
    expect(checkLine(' ')).toEqual({ kind: 'empty' });
    expect(checkLine('', '3')).toEqual({ kind: 'unknown', nearest: [] });
    expect(checkLine('I4599')).toEqual({ kind: 'unknown', nearest: [] });
    expect(checkLine('zzzz')).toEqual({ kind: 'unknown', nearest: [] });
    expect(checkLine('I4510', ' ')).toMatchObject({ kind: 'found', quantity: 1 });
    expect(checkLine('__proto__')?.kind).toBe('unknown');
  });
});

it('suggests at most three products for unknown text', () => {
  const unknown = checkLine('healing cap');
  expect(unknown?.kind === 'unknown' && unknown.nearest.length).toBe(3);
});

it('summarizePad adds up all items and ignores empty lines', () => {
  const results = checkPad(
    [
      { text: 'I4510', quantity: '3' },
      { text: ' ', quantity: ' ' },
      { text: 'I4599', quantity: '1' },
      { text: 'HC4804', quantity: '2' },
      { text: 'I4510', quantity: '1' },
    ],
    lookup,
    nothingInCart,
  );
  const prices = results.map((each) => (each.kind === 'found' ? each.price : 0));
  expect(summarizePad(results)).toMatchObject({
    pieces: 6,
    total: 4 * 13_900 + 2 * (prices[3] ?? 0),
    invalidLines: [2],
  });
  expect(prices[3]).toBeGreaterThan(0);
});

it('returns the same result object for an unchanged line', () => {
  const known = new WeakMap();
  const lines: PadLine[] = [
    { text: 'I4510', quantity: '3' },
    { text: 'healing cap', quantity: '' },
    { text: 'CS28', quantity: '1' },
  ];
  const before = checkPad(lines, lookup, nothingInCart, known);
  const changed = lines.with(2, { text: 'CS28', quantity: '2' });
  const after = checkPad(changed, lookup, nothingInCart, known);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  expect(after[2]).toMatchObject({ kind: 'found', quantity: 2 });
});

describe('lines with the same product', () => {
  const pad: PadLine[] = [
    { text: 'I4510', quantity: '3' },
    { text: 'HC4804', quantity: '1' },
    { text: 'i 4510', quantity: '2' },
    { text: 'I4510', quantity: '0' },
  ];

  it('include their combined quantity', () => {
    const results = checkPad(pad, lookup, nothingInCart);
    expect(results[0]).toMatchObject({ quantity: 3, together: { quantity: 5, others: [2] } });
    expect(results[2]).toMatchObject({ quantity: 2, together: { quantity: 5, others: [0] } });
    expect(results[1]).not.toHaveProperty('together');
    expect(summarizePad(results)).toMatchObject({
      items: [
        { product: { sku: 'I4510' }, quantity: 5 },
        { product: { sku: 'HC4804' }, quantity: 1 },
      ],
      pieces: 6,
      invalidLines: [3],
    });
  });

  it('are rejected if their total with the cart exceeds the limit', () => {
    const results = checkPad(pad, lookup, (sku) => (sku === 'I4510' ? 9995 : 0));
    expect(results[0]).toMatchObject({ kind: 'found', quantity: 3 });
    expect(results[2]).toMatchObject({ kind: 'wrong-quantity', most: 1 });
    const full = checkPad(pad, lookup, () => 9999);
    expect(full[1]).toMatchObject({ kind: 'wrong-quantity', most: 0 });
  });
});

it('rejects exactly the 12 invalid lines in a list of 60', () => {
  const { text, bought, faults } = listOfSixty(fixtureCatalogue);
  const { lines, skipped } = parseList(text, lookup);
  expect([lines.length, skipped]).toEqual([60, []]);
  const results = checkPad(lines, lookup, nothingInCart);
  const summary = summarizePad(results);
  expect(summary.invalidLines).toEqual([...faults.keys()]);
  expect(summary.invalidLines.map((index) => results[index]?.kind)).toEqual([...faults.values()]);
  expect(summary.items.map(({ product, quantity }) => [product.sku, quantity])).toEqual([
    ...bought,
  ]);
  expect(summary.items).toHaveLength(48);
});
