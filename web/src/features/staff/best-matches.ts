import { bestMatches as bestMatchesBy } from '@dental-shop/domain/find/best-matches';
import type { FindQuery } from '@dental-shop/domain/find/find-query';

/** The terms are part of every searchable document, but not of its type: only searches read them. */
export function bestMatches<Row extends object>(rows: readonly Row[], find: FindQuery): Row[] {
  return bestMatchesBy(rows, find, (row) => ('searchTerms' in row ? row.searchTerms : undefined));
}
