import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { spanish } from '../catalogue/spanish.ts';
import { createSearch } from './search.ts';
import { buildSearchIndex } from './search-index.ts';
import { type TestQuery, testQueries } from './testing/queries.ts';

/** This workspace doesn't include Node's types. */
declare const process: { stdout: { write: (text: string) => void } };

const search = createSearch(buildSearchIndex(catalogue.products, spanish));

function finds({ text, isMeant }: TestQuery): boolean {
  return search(text)
    .skus.slice(0, 3)
    .some((sku) => {
      const product = catalogue.products.find((each) => each.sku === sku);
      return product !== undefined && isMeant(product);
    });
}

const requiredPercent = 97;

it(`finds an expected product among the first three results for ${requiredPercent}% of queries`, () => {
  expect(testQueries.length).toBeGreaterThan(380);
  const misses = testQueries.filter((query) => !finds(query));
  const lines = misses.map(({ kind, text, isMisspelled }) => {
    const found = search(text).skus.slice(0, 3).join(', ') || 'nothing';
    return `missed the ${kind} '${text}'${isMisspelled ? ', misspelled' : ''}: found ${found}\n`;
  });
  // Vitest shows console output only for failed tests.
  process.stdout.write(
    `${testQueries.length - misses.length} of ${testQueries.length} queries found\n${lines.join('')}`,
  );
  expect((misses.length / testQueries.length) * 100).toBeLessThanOrEqual(100 - requiredPercent);
}, 60_000);
