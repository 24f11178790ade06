import type { FindQuery } from '@dental-shop/domain/find/find-query';

/** Names with a typo are shown only if nothing matches exactly. */
export function bestMatches<Row extends object>(rows: readonly Row[], { match }: FindQuery): Row[] {
  const found = rows.map((row) => ({ row, match: match(termsOf(row)) }));
  const hasExact = found.some((each) => each.match === 'exact');
  return found
    .filter((each) => each.match === (hasExact ? 'exact' : 'similar'))
    .map(({ row }) => row);
}

/** Part of every searchable document, but not of its type: only searches read it. */
function termsOf(row: object): readonly string[] {
  return 'searchTerms' in row && Array.isArray(row.searchTerms) ? row.searchTerms : [];
}
