import { compactSku, matchSku } from './match-sku.ts';
import { matchMeasure } from './measures.ts';
import { parseQuery, type Query, type QueryTerm } from './parse-query.ts';
import type { SearchEntry, SearchIndex } from './search-index.ts';
import { buildVocabulary, type Form } from './vocabulary.ts';
import { plainText, withoutFragments } from './words.ts';

export interface SearchResult {
  skus: readonly string[];
  /** If false, no product matches the whole query, and `skus` are the closest ones. */
  isMatch: boolean;
  exactSku?: string;
}

export type Search = (text: string) => SearchResult;

/** A drill ranks above a drill stop, whose name merely contains the word. */
function wordScore(entry: SearchEntry, { word, certainty }: Form): number {
  const isCategory = entry.category.includes(word);
  const isKind = entry.noun.includes(word);
  const worth =
    (isCategory ? 4 : 0) +
    (isKind ? 3 : 0) +
    (entry.name.includes(word) ? 2 : 0) +
    (!isCategory && !isKind && entry.group.includes(word) ? 1 : 0);
  return worth * certainty;
}

/** The mean of the word scores, so a two-word synonym doesn't outrank a single word. */
function alternativeScore(entry: SearchEntry, alternative: readonly Form[]): number {
  let sum = 0;
  for (const form of alternative) {
    const score = wordScore(entry, form);
    if (score === 0) return 0;
    sum += score;
  }
  return sum / alternative.length;
}

interface IndexedEntry {
  entry: SearchEntry;
  compact: string;
}

interface Ranked {
  sku: string;
  score: number;
  share: number;
}

function termScore({ entry, compact }: IndexedEntry, term: QueryTerm): number {
  switch (term.kind) {
    case 'measure':
      return matchMeasure(entry.dimensions, term.measure);
    case 'code':
      return matchSku(term.code, compact);
    case 'words':
      return term.alternatives.reduce(
        (best, alternative) => Math.max(best, alternativeScore(entry, alternative)),
        0,
      );
  }
}

/**
 * Plain loops instead of intermediate arrays, because this scans the whole catalogue on every
 * keystroke.
 */
function rank(
  searched: readonly IndexedEntry[],
  { code, terms }: Query,
  leastShare: number,
): Ranked[] {
  const ranked: Ranked[] = [];
  for (const each of searched) {
    const asWhole = matchSku(code, each.compact);
    let score = asWhole;
    let met = 0;
    for (const term of terms) {
      const of = termScore(each, term);
      score += of;
      if (of > 0) met += 1;
      else if (leastShare === 1 && asWhole === 0) break;
    }
    const share = asWhole > 0 ? 1 : terms.length === 0 ? 0 : met / terms.length;
    if (share > 0 && share >= leastShare) ranked.push({ sku: each.entry.sku, score, share });
  }
  return ranked;
}

/** The sort is stable, so products with equal scores stay in the sheet's order. */
function sortByRank(ranked: readonly Ranked[]): string[] {
  return ranked.toSorted((a, b) => b.share - a.share || b.score - a.score).map(({ sku }) => sku);
}

const nearestCount = 6;

/** Longer than any product name. The limit is needed because parsing takes quadratic time. */
const maxQueryLength = 200;

export function createSearch(index: SearchIndex): Search {
  const vocabulary = buildVocabulary(index);
  const searched = index.map((entry): IndexedEntry => ({ entry, compact: compactSku(entry.sku) }));
  const bySku = new Map(searched.map(({ entry: { sku }, compact }) => [compact, sku]));

  return (typed) => {
    const text = typed.trim().slice(0, maxQueryLength);
    const query = parseQuery(text, vocabulary);
    const exactSku = bySku.get(query.code);
    const whole = rank(searched, query, 1);
    if (exactSku !== undefined) {
      // Once a SKU matches exactly, only longer SKUs that start with it are relevant.
      const longerSkus = sortByRank(whole).filter((sku) => compactSku(sku).startsWith(query.code));
      return { skus: longerSkus, isMatch: true, exactSku };
    }
    // The last number may be incomplete: `4` finds size 4 first, then 4.1 and 4.5.
    const isOpen = whole.length === 0 || /\d[.,]?$/.test(text);
    const longer = isOpen ? rank(searched, parseQuery(text, vocabulary, 'unfinished'), 1) : [];
    const skus = [...new Set([...sortByRank(whole), ...sortByRank(longer)])];
    if (skus.length > 0) return { skus, isMatch: true };
    const said = withoutFragments(plainText(text));
    // The customer only typed words that introduce a size or a name, so any part may match.
    if (said === '' && text !== '') return { skus: index.map(({ sku }) => sku), isMatch: true };
    // The trailing space marks the last word or number as complete.
    const before = rank(searched, parseQuery(`${said} `, vocabulary, 'unfinished'), 1);
    if (before.length > 0) return { skus: sortByRank(before), isMatch: true };
    const nearest = rank(searched, parseQuery(text, vocabulary, 'loose'), 0);
    return { skus: sortByRank(nearest).slice(0, nearestCount), isMatch: false };
  };
}
