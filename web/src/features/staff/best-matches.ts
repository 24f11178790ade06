import { bestMatches as bestMatchesBy } from '@dental-shop/domain/find/best-matches';
import type { FindQuery } from '@dental-shop/domain/find/find-query';

export function bestMatches<Row extends object>(rows: readonly Row[], find: FindQuery): Row[] {
  return bestMatchesBy(rows, find, searchTermsOf);
}

/** Part of every searchable document, but not of its type: only searches read them. */
export function searchTermsOf(row: object): readonly string[] {
  return 'searchTerms' in row && Array.isArray(row.searchTerms) ? row.searchTerms : [];
}
