import { compactSku, matchSku } from './match-sku.ts';
import { matchMeasure } from './measures.ts';
import type { SearchEntry, SearchIndex } from './search-index.ts';
import { type Need, type Query, understandQuery } from './understand-query.ts';
import { type Form, vocabularyOf } from './vocabulary.ts';

export interface SearchResult {
  /** SKUs, the best first. */
  skus: readonly string[];
  /** False where nothing is all that was asked for, and these come nearest. */
  isMatch: boolean;
  /** The product whose whole SKU was typed. */
  exactSku?: string;
}

export type Search = (text: string) => SearchResult;

/**
 * A part ranks before what merely goes with it: a drill before a drill's stop, which has the word in its
 * name alone. The sub-category says it of parts whose category and kind do not.
 */
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

/** A phrase is worth its mean word, so that no synonym of two words outranks the one word. */
function wayScore(entry: SearchEntry, way: readonly Form[]): number {
  const scores = way.map((form) => wordScore(entry, form));
  if (scores.includes(0)) return 0;
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** An entry with its SKU as it is compared. */
interface Searched {
  entry: SearchEntry;
  compact: string;
}

interface Ranked {
  sku: string;
  score: number;
  /** The share of what was asked for that the product has. */
  share: number;
}

function rank({ entry, compact }: Searched, { code, needs }: Query): Ranked {
  const asWhole = matchSku(code, compact);
  const needScore = (need: Need): number => {
    switch (need.kind) {
      case 'measure':
        return matchMeasure(entry.dimensions, need.measure);
      case 'code':
        return need.code === code ? asWhole : matchSku(need.code, compact);
      case 'words':
        return Math.max(0, ...need.ways.map((way) => wayScore(entry, way)));
    }
  };
  const scores = needs.map(needScore);
  const met = scores.filter((score) => score > 0).length;
  return {
    sku: entry.sku,
    score: scores.reduce((sum, score) => sum + score, 0) + asWhole,
    share: asWhole > 0 ? 1 : needs.length === 0 ? 0 : met / needs.length,
  };
}

/** JavaScript's sort keeps the order of equals, which is the sheet's. */
function best(ranked: readonly Ranked[]): string[] {
  return ranked.toSorted((a, b) => b.share - a.share || b.score - a.score).map(({ sku }) => sku);
}

/** What 'nothing found' offers at most. */
const nearestCount = 6;

export function openSearch(index: SearchIndex): Search {
  const vocabulary = vocabularyOf(index);
  const searched = index.map((entry): Searched => ({ entry, compact: compactSku(entry.sku) }));
  const bySku = new Map(searched.map(({ entry: { sku }, compact }) => [compact, sku]));
  const rankAll = (query: Query) =>
    searched.map((each) => rank(each, query)).filter(({ share }) => share > 0);

  return (text) => {
    const query = understandQuery(text, vocabulary);
    const exactSku = bySku.get(query.code);
    const whole = rankAll(query).filter(({ share }) => share === 1);
    if (exactSku !== undefined) {
      // Who knows the SKU wants no other that is spelled alike, but may be on the way to a longer one.
      const begun = best(whole).filter((sku) => compactSku(sku).startsWith(query.code));
      return { skus: begun, isMatch: true, exactSku };
    }
    if (whole.length > 0) return { skus: best(whole), isMatch: true };
    const nearest = rankAll(understandQuery(text, vocabulary, true));
    return { skus: best(nearest).slice(0, nearestCount), isMatch: false };
  };
}
