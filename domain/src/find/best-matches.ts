import type { FindQuery } from './find-query.ts';

/** Names with a typo are shown only if nothing matches exactly. */
export function bestMatches<Row>(
  rows: readonly Row[],
  { match }: FindQuery,
  termsOf: (row: Row) => unknown,
): Row[] {
  const found = rows.map((row) => ({ row, match: match(asTerms(termsOf(row))) }));
  const hasExact = found.some((each) => each.match === 'exact');
  return found
    .filter((each) => each.match === (hasExact ? 'exact' : 'similar'))
    .map(({ row }) => row);
}

/** Documents that the backfill hasn't reached yet have none. */
function asTerms(value: unknown): readonly string[] {
  return Array.isArray(value) ? value : [];
}
