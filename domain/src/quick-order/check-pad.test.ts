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
const answer = (text: string, quantity = '') =>
  checkPad([{ text, quantity }], lookup, nothingInCart)[0];

describe('the answer to a line', () => {
  it.each([
    ['I4510', '3', 3],
    ['i-4510', '', 1],
    ['9520000000103', '2', 2],
    ['Standard Medium Implant 4.5 x 10 mm', ' 9999 ', 9999],
    ['implante estandar 4,5×10 mm', '1', 1],
  ])('%s, %s: found', (text, quantity, count) => {
    expect(answer(text, quantity)).toMatchObject({
      kind: 'found',
      product: { sku: 'I4510' },
      quantity: count,
      price: 13_900,
    });
  });

  it.each(['0', '-1', '1.5', '10000', 'two', '1,000'])('%s pieces: wrong', (quantity) => {
    expect(answer('I4510', quantity)).toMatchObject({
      kind: 'wrong-quantity',
      product: { sku: 'I4510' },
      most: 9999,
    });
  });

  it.each([
    ['FRRS', 'call'],
    ['KE19', 'kit'],
    ['SLK', 'unavailable'],
  ])('%s: not sold online', (sku, reason) => {
    expect(answer(sku, 'two')).toMatchObject({ kind: 'not-sold-online', product: { sku }, reason });
  });

  it.each(['900001', '9520000000202'])('%s: no longer sold', (text) => {
    expect(answer(text, '0')).toEqual({ kind: 'no-longer-sold', sku: '900001' });
  });

  it.each([
    ['I4519', 'I4510'],
    ['14510', 'I4510'],
    ['heeling cap 4.8 x 4', 'HC4804'],
    ['tapa de cicatrización 4,8 x 4', 'HC4804'],
  ])('%s: unknown, and %s is near', (text, near) => {
    const unknown = answer(text, '3');
    expect(unknown?.kind).toBe('unknown');
    const skus = unknown?.kind === 'unknown' ? unknown.nearest.map(({ sku }) => sku) : [];
    expect(skus).toContain(near);
    expect(skus.length).toBeLessThanOrEqual(3);
  });

  it('to nothing is nothing, and to nonsense an unknown', () => {
    expect(answer(' ')).toEqual({ kind: 'empty' });
    expect(answer('', '3')).toEqual({ kind: 'unknown', nearest: [] });
    expect(answer('I4599')).toEqual({ kind: 'unknown', nearest: [] });
    expect(answer('zzzz')).toEqual({ kind: 'unknown', nearest: [] });
    expect(answer('I4510', ' ')).toMatchObject({ kind: 'found', quantity: 1 });
    expect(answer('__proto__')?.kind).toBe('unknown');
  });
});

it('offers three products at most for what it does not know', () => {
  const unknown = answer('healing cap');
  expect(unknown?.kind === 'unknown' && unknown.nearest.length).toBe(3);
});

it('says what the items of a pad cost, and has no fault in an empty line', () => {
  const answers = checkPad(
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
  const prices = answers.map((each) => (each.kind === 'found' ? each.price : 0));
  expect(summarizePad(answers)).toMatchObject({
    pieces: 6,
    total: 4 * 13_900 + 2 * (prices[3] ?? 0),
    invalidLines: [2],
  });
  expect(prices[3]).toBeGreaterThan(0);
});

it('returns the same answer object for an unchanged line', () => {
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

describe('lines that want the same', () => {
  const pad: PadLine[] = [
    { text: 'I4510', quantity: '3' },
    { text: 'HC4804', quantity: '1' },
    { text: 'i 4510', quantity: '2' },
    { text: 'I4510', quantity: '0' },
  ];

  it('say what they come to', () => {
    const answers = checkPad(pad, lookup, nothingInCart);
    expect(answers[0]).toMatchObject({ quantity: 3, together: { quantity: 5, others: [2] } });
    expect(answers[2]).toMatchObject({ quantity: 2, together: { quantity: 5, others: [0] } });
    expect(answers[1]).not.toHaveProperty('together');
    expect(summarizePad(answers)).toMatchObject({
      items: [
        { product: { sku: 'I4510' }, quantity: 5 },
        { product: { sku: 'HC4804' }, quantity: 1 },
      ],
      pieces: 6,
      invalidLines: [3],
    });
  });

  it('are too many with what the cart has', () => {
    const answers = checkPad(pad, lookup, (sku) => (sku === 'I4510' ? 9995 : 0));
    expect(answers[0]).toMatchObject({ kind: 'found', quantity: 3 });
    expect(answers[2]).toMatchObject({ kind: 'wrong-quantity', most: 1 });
    const full = checkPad(pad, lookup, () => 9999);
    expect(full[1]).toMatchObject({ kind: 'wrong-quantity', most: 0 });
  });
});

it('of a list of 60 lines with 12 faults exactly 12 are answered so, and 48 can be bought', () => {
  const { text, bought, faults } = listOfSixty(fixtureCatalogue);
  const { lines, skipped } = parseList(text, lookup);
  expect([lines.length, skipped]).toEqual([60, []]);
  const answers = checkPad(lines, lookup, nothingInCart);
  const summary = summarizePad(answers);
  expect(summary.invalidLines).toEqual([...faults.keys()]);
  expect(summary.invalidLines.map((index) => answers[index]?.kind)).toEqual([...faults.values()]);
  expect(summary.items.map(({ product, quantity }) => [product.sku, quantity])).toEqual([
    ...bought,
  ]);
  expect(summary.items).toHaveLength(48);
});
