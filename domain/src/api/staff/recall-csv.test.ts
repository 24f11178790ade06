import { expect, it } from 'vitest';
import type { LotSelection } from './recall-calls.ts';
import { lotRecipientsCsvQuery, lotRecipientsQuery } from './recall-csv.ts';

/** Like Express, returns a list only for a repeated parameter. */
function parseQuery(parameters: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

it.each<LotSelection>([
  { sku: 'I4510', lots: ['A1'] },
  { sku: 'ID5.1S', lots: ['A1', 'B,2', 'C&3'] },
  { sku: 'I4510', from: 'A1', to: 'A9' },
])('preserves the selection %j in a URL', (selection) => {
  const query = parseQuery(lotRecipientsQuery(selection));
  expect(lotRecipientsCsvQuery.parse(query)).toEqual(selection);
});

it.each([
  {},
  { sku: 'I4510' },
  { sku: 'I4510', lots: [] },
  { sku: 'I4510', lots: 'A 1' },
  { sku: 'I4510', from: 'B1', to: 'A1' },
  { sku: 'I4510', lots: 'A1', from: 'A1', to: 'A2' },
])('rejects the query %j', (query) =>
  expect(lotRecipientsCsvQuery.safeParse(query).success).toBe(false),
);
