import { expect, it } from 'vitest';
import { readBenchOptions } from './options.ts';

const known = ['pages', 'payments'] as const;

it('measures everything five times by default', () => {
  const options = readBenchOptions([], known);
  expect(options).toMatchObject({ parts: known, runs: 5, write: false });
  expect(options.pages).toContain('/cart');
});

it('parses the parts, --runs, --pages, and --write', () => {
  const args = ['pages', '--runs', '1', '--pages', '/,/cart', '--write'];
  expect(readBenchOptions(args, known)).toEqual({
    parts: ['pages'],
    runs: 1,
    pages: ['/', '/cart'],
    write: true,
  });
});

it('measures nothing if only --write is given', () => {
  expect(readBenchOptions(['--write'], known).parts).toEqual([]);
});

it.each([
  [['page'], 'Unknown part "page". Parts: pages, payments.'],
  [['--runs', '0'], '--runs must be a whole number'],
  [['--runs', 'x'], '--runs must be a whole number'],
  [['--pages', 'cart'], '--pages must be a comma-separated list of paths'],
  [['--fast'], '--fast'],
])('rejects %j', (args, message) => {
  expect(() => readBenchOptions(args, known)).toThrow(message);
});
