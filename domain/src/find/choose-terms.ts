import type { FindQuery } from './find-query.ts';

/** How many of the newest records with the longest word are checked for the other words. */
const maxCompared = 25;

/**
 * The newest records with one of `values`, at most `limit`, decide whether a search also finds names
 * with a typo.
 */
export function decisiveRecords({ values, isPrecise }: FindQuery) {
  return { values, limit: isPrecise ? 1 : maxCompared };
}

export interface ChosenTerms {
  isExact: boolean;
  /** For `array-contains-any`. */
  values: readonly string[];
  /** Some of the records with these terms don't match the whole search. */
  includes: (terms: readonly string[]) => boolean;
}

/**
 * Names with a typo are found only if no decisive record matches exactly. A list and its download
 * make this decision before they read, so that page size and sort order don't affect the results.
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
