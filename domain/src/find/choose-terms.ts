import type { FindQuery } from './find-query.ts';

/** How many of the newest records with the longest word are checked for the other words. */
const maxCompared = 25;

/**
 * The query for the decisive records: the newest ones with one of `values`, at most `limit`. They decide whether a
 * search also finds names with a typo.
 */
export function decisiveRecords({ values, isPrecise }: FindQuery) {
  return { values, limit: isPrecise ? 1 : maxCompared };
}

export interface ChosenTerms {
  isExact: boolean;
  /** For `array-contains-any`. */
  values: readonly string[];
  /** Checks the terms of each record found, because not all of them match the whole search. */
  includes: (terms: readonly string[]) => boolean;
}

/**
 * Finds names with a typo only if no decisive record matches exactly. Lists and downloads make this decision before
 * they read the first page, so that page size and sort order don't affect the results.
 */
export function chooseTerms(
  { values, similarValues, match }: FindQuery,
  termsOfDecisive: readonly (readonly string[])[],
): ChosenTerms {
  const isExact =
    similarValues.length === 0 || termsOfDecisive.some((terms) => match(terms) === 'exact');
  if (isExact) return { isExact, values, includes: (terms) => match(terms) === 'exact' };
  return {
    isExact,
    values: [...values, ...similarValues],
    includes: (terms) => match(terms) !== undefined,
  };
}
