import { compactSku } from './match-sku.ts';
import { type Measure, takeMeasures } from './measures.ts';
import { type Synonym, synonyms } from './synonyms.ts';
import type { Form, Vocabulary } from './vocabulary.ts';
import { plainText, stem, stemsOf, wordsOf } from './words.ts';

export type Need =
  | { kind: 'measure'; measure: Measure }
  | { kind: 'code'; code: string }
  | { kind: 'words'; ways: readonly (readonly Form[])[] };

export interface Query {
  code: string;
  needs: readonly Need[];
}

interface TypedWord {
  forms: readonly Form[];
}

/** Joins words that the catalogue writes as one, such as `x short` and `turbo guide`. */
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
    ({ says }) =>
      says.length <= words.length &&
      says.every((said, index) => certaintyOf(words[index] as TypedWord, said) > 0),
  );
}

function waysOf(words: readonly TypedWord[], synonym: Synonym, vocabulary: Vocabulary): Form[][] {
  const typed = words.slice(0, synonym.says.length);
  const certainty = Math.min(...typed.map((word, index) => certaintyOf(word, synonym.says[index])));
  const meant = synonym.means.map((phrase) => phrase.map((word) => ({ word, certainty })));
  const asTyped = typed.map(({ forms }) => forms.filter(({ word }) => vocabulary.has(word)));
  const isOneWord = typed.length === 1;
  if (isOneWord) return [...meant, ...asTyped.flatMap((forms) => forms.map((form) => [form]))];
  const literal = asTyped.flatMap((forms) => forms.slice(0, 1));
  return literal.length === typed.length ? [...meant, literal] : meant;
}

/** Completes phrases, such as `gingiva` to `gingiva former`. */
function waysOfBeginning(words: readonly TypedWord[]): Form[][] {
  return synonyms
    .filter(
      ({ says }) =>
        says.length >= words.length &&
        words.every((word, index) => certaintyOf(word, says[index]) > 0),
    )
    .flatMap(({ means }) =>
      means.map((phrase) => phrase.map((word) => ({ word, certainty: 0.5 }))),
    );
}

function wordNeeds(
  words: readonly TypedWord[],
  vocabulary: Vocabulary,
  isUnfinished: boolean,
): Need[] {
  const [first, ...others] = words;
  if (!first) return [];
  const begun = isUnfinished ? waysOfBeginning(words) : [];
  if (begun.length > 0) {
    const literal = others.length === 0 ? first.forms.map((form) => [form]) : [];
    return [{ kind: 'words', ways: [...begun, ...literal] }];
  }
  const synonym = findSynonym(words);
  if (synonym) {
    const need: Need = { kind: 'words', ways: waysOf(words, synonym, vocabulary) };
    const after = words.slice(synonym.says.length);
    return [need, ...wordNeeds(after, vocabulary, isUnfinished)];
  }
  const need: Need = { kind: 'words', ways: first.forms.map((form) => [form]) };
  return [need, ...wordNeeds(others, vocabulary, isUnfinished)];
}

/** `unfinished` completes the last word and number; `loose` allows more typos. */
export type Reading = 'whole' | 'unfinished' | 'loose';

export function understandQuery(
  text: string,
  vocabulary: Vocabulary,
  reading: Reading = 'whole',
): Query {
  const isUnfinished = reading === 'unfinished';
  const plain = plainText(text);
  const { measures, rest } = takeMeasures(plain, isUnfinished);
  const codes = rest.split(/\s+/).filter((token) => /\d/.test(token));
  const hasBegun = isUnfinished && /[a-z]$/.test(rest);
  const isOne = (word: string) =>
    vocabulary.has(word) || (hasBegun && vocabulary.beginningWith(word).length > 0);
  const words = joinWords(wordsOf(rest), (both) => isOne(stem(both)));
  const begun = hasBegun ? vocabulary.beginningWith(stem(words.at(-1) ?? '')) : [];
  const typed = stemsOf(begun.length > 0 ? words.slice(0, -1) : words).map((word) => ({
    forms: vocabulary.formsOf(word, reading === 'loose'),
  }));
  return {
    code: compactSku(plain),
    needs: [
      ...wordNeeds(
        [...typed, ...(begun.length > 0 ? [{ forms: begun }] : [])],
        vocabulary,
        isUnfinished,
      ),
      ...measures.map((measure): Need => ({ kind: 'measure', measure })),
      ...codes.map((token): Need => ({ kind: 'code', code: compactSku(token) })),
    ],
  };
}
