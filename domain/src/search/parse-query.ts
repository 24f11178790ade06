import { compactSku } from './match-sku.ts';
import { extractMeasures, type Measure } from './measures.ts';
import { type Synonym, synonyms } from './synonyms.ts';
import type { Form, Vocabulary } from './vocabulary.ts';
import { plainText, splitWords, stem, stemWords } from './words.ts';

export type QueryTerm =
  | { kind: 'measure'; measure: Measure }
  | { kind: 'code'; code: string }
  | { kind: 'words'; alternatives: readonly (readonly Form[])[] };

export interface Query {
  code: string;
  terms: readonly QueryTerm[];
}

interface TypedWord {
  forms: readonly Form[];
}

function joinWords(words: readonly string[], isOne: (word: string) => boolean): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const both = (joined.at(-1) ?? '') + word;
    if (joined.length > 0 && isOne(both)) joined.splice(-1, 1, both);
    else joined.push(word);
  }
  return joined;
}

const certaintyOf = ({ forms }: TypedWord, word: string | undefined) =>
  forms.find((form) => form.word === word)?.certainty ?? 0;

function findSynonym(words: readonly TypedWord[]): Synonym | undefined {
  return synonyms.find(
    ({ alias }) =>
      alias.length <= words.length &&
      alias.every((said, index) => certaintyOf(words[index] as TypedWord, said) > 0),
  );
}

function synonymAlternatives(
  words: readonly TypedWord[],
  synonym: Synonym,
  vocabulary: Vocabulary,
): Form[][] {
  const typed = words.slice(0, synonym.alias.length);
  const certainty = Math.min(
    ...typed.map((word, index) => certaintyOf(word, synonym.alias[index])),
  );
  const meant = synonym.meanings.map((phrase) => phrase.map((word) => ({ word, certainty })));
  const asTyped = typed.map(({ forms }) => forms.filter(({ word }) => vocabulary.has(word)));
  const isOneWord = typed.length === 1;
  if (isOneWord) return [...meant, ...asTyped.flatMap((forms) => forms.map((form) => [form]))];
  const literal = asTyped.flatMap((forms) => forms.slice(0, 1));
  return literal.length === typed.length ? [...meant, literal] : meant;
}

function completePhrase(words: readonly TypedWord[]): Form[][] {
  return synonyms
    .filter(
      ({ alias }) =>
        alias.length >= words.length &&
        words.every((word, index) => certaintyOf(word, alias[index]) > 0),
    )
    .flatMap(({ meanings }) =>
      meanings.map((phrase) => phrase.map((word) => ({ word, certainty: 0.5 }))),
    );
}

function wordTerms(
  words: readonly TypedWord[],
  vocabulary: Vocabulary,
  isUnfinished: boolean,
): QueryTerm[] {
  const [first, ...others] = words;
  if (!first) return [];
  const completions = isUnfinished ? completePhrase(words) : [];
  if (completions.length > 0) {
    const literal = others.length === 0 ? first.forms.map((form) => [form]) : [];
    return [{ kind: 'words', alternatives: [...completions, ...literal] }];
  }
  const synonym = findSynonym(words);
  if (synonym) {
    const term: QueryTerm = {
      kind: 'words',
      alternatives: synonymAlternatives(words, synonym, vocabulary),
    };
    const after = words.slice(synonym.alias.length);
    return [term, ...wordTerms(after, vocabulary, isUnfinished)];
  }
  const term: QueryTerm = { kind: 'words', alternatives: first.forms.map((form) => [form]) };
  return [term, ...wordTerms(others, vocabulary, isUnfinished)];
}

/** `unfinished` completes the last word and number; `loose` allows more typos. */
export type MatchMode = 'whole' | 'unfinished' | 'loose';

export function parseQuery(text: string, vocabulary: Vocabulary, mode: MatchMode = 'whole'): Query {
  const isUnfinished = mode === 'unfinished';
  const plain = plainText(text);
  const { measures, rest } = extractMeasures(plain, isUnfinished);
  const codes = rest.split(/\s+/).filter((token) => /\d/.test(token));
  const isPartialWord = isUnfinished && /[a-z]$/.test(rest);
  const isOne = (word: string) =>
    vocabulary.has(word) || (isPartialWord && vocabulary.findByPrefix(word).length > 0);
  const words = joinWords(splitWords(rest), (both) => isOne(stem(both)));
  const completions = isPartialWord ? vocabulary.findByPrefix(stem(words.at(-1) ?? '')) : [];
  const typed = stemWords(completions.length > 0 ? words.slice(0, -1) : words).map((word) => ({
    forms: vocabulary.formsOf(word, mode === 'loose'),
  }));
  return {
    code: compactSku(plain),
    terms: [
      ...wordTerms(
        [...typed, ...(completions.length > 0 ? [{ forms: completions }] : [])],
        vocabulary,
        isUnfinished,
      ),
      ...measures.map((measure): QueryTerm => ({ kind: 'measure', measure })),
      ...codes.map((token): QueryTerm => ({ kind: 'code', code: compactSku(token) })),
    ],
  };
}
