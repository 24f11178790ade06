import { expect, it } from 'vitest';
import { readBenchOptions } from './options.ts';

const known = ['pages', 'payments'] as const;

it('measures everything five times unless it is told otherwise', () => {
  const options = readBenchOptions([], known);
  expect(options).toMatchObject({ parts: known, runs: 5, write: false });
  expect(options.pages).toContain('/cart');
});

it('takes parts, runs and pages', () => {
  const args = ['pages', '--runs', '1', '--pages', '/,/cart', '--write'];
  expect(readBenchOptions(args, known)).toEqual({
    parts: ['pages'],
    runs: 1,
    pages: ['/', '/cart'],
    write: true,
  });
});

it('measures nothing where it is to write alone', () => {
  expect(readBenchOptions(['--write'], known).parts).toEqual([]);
});

it.each([
  [['page'], 'There is no part "page"; there are pages, payments.'],
  [['--runs', '0'], '--runs takes a whole number'],
  [['--runs', 'x'], '--runs takes a whole number'],
  [['--pages', 'cart'], '--pages takes addresses'],
  [['--fast'], '--fast'],
])('refuses %j', (args, message) => {
  expect(() => readBenchOptions(args, known)).toThrow(message);
});
