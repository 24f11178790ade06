import type { SearchEntry, SearchIndex } from './search-index.ts';
import { allowedTypos, wordDistance } from './spelling-distance.ts';
import { synonyms } from './synonyms.ts';

export interface Form {
  word: string;
  certainty: number;
}

export interface Vocabulary {
  has: (word: string) => boolean;
  formsOf: (typed: string, isLoose?: boolean) => Form[];
  beginningWith: (typed: string) => Form[];
}

const wordsOf = ({ category, name, group }: SearchEntry) => [...category, ...name, ...group];

export function vocabularyOf(index: SearchIndex): Vocabulary {
  const indexed = new Set(index.flatMap(wordsOf));
  const known = new Set([...indexed, ...synonyms.flatMap(({ says }) => says)]);

  function beginningWith(typed: string): Form[] {
    return [...known]
      .filter((word) => word.startsWith(typed))
      .map((word) => ({ word, certainty: 0.6 + (0.35 * typed.length) / word.length }));
  }

  function spelledLike(typed: string, isLoose: boolean): Form[] {
    const limit = allowedTypos(typed, isLoose);
    const near = [...known]
      .map((word) => ({ word, mistakes: wordDistance(typed, word, limit) }))
      .filter(({ mistakes }) => mistakes <= limit);
    const fewest = Math.min(...near.map(({ mistakes }) => mistakes));
    return near
      .filter(({ mistakes }) => mistakes === fewest)
      .map(({ word, mistakes }) => ({ word, certainty: 1 / (1 + mistakes) }));
  }

  return {
    beginningWith,
    has: (word) => indexed.has(word),
    formsOf(typed, isLoose = false) {
      if (known.has(typed)) return [{ word: typed, certainty: 1 }];
      const begun = typed.length > 1 ? beginningWith(typed) : [];
      return begun.length > 0 ? begun : spelledLike(typed, isLoose);
    },
  };
}
