import {
  amountTerm,
  maxWordLength,
  minTermLength,
  partsOf,
  spellings,
  toCode,
  toEmail,
  tokensOf,
  wholeName,
} from './find-terms.ts';

type Match = 'exact' | 'similar';

/** Together, both lists have fewer than the 30 values that Firestore accepts in `array-contains-any`. */
export interface FindQuery {
  /** Every exact match has at least one of these terms. */
  values: readonly string[];
  /** Every match with a typo has at least one of these. Empty if the query can't be a name. */
  similarValues: readonly string[];
  /** True if every document with one of `values` is an exact match. */
  isPrecise: boolean;
  /** Firestore can't require several terms in one query, so its results must also pass this check. */
  match: (terms: readonly string[]) => Match | undefined;
}

export const maxQueryLength = 200;

interface Word {
  text: string;
  /** The parts of a word such as `Muñoz-Ruiz`. Empty if there is only one. */
  parts: readonly string[];
}

function readWord(token: string): Word {
  if (token.includes('@')) return { text: toEmail(token), parts: [] };
  const parts = partsOf(token);
  return { text: toCode(token), parts: parts.length > 1 ? parts : [] };
}

/** `1,250.00`, `$1,250.00`, or `$1250`. A number without a dollar sign or cents may not be an amount. */
function readAmount(text: string): string | undefined {
  const [, sign, dollars, cents] = /^(\$?)\s*(\d[\d,]*)(?:\.(\d{2}))?$/.exec(text.trim()) ?? [];
  if (dollars === undefined || (sign === '' && cents === undefined)) return undefined;
  return amountTerm(Number(`${dollars.replaceAll(',', '')}${cents ?? '00'}`));
}

const isLongEnough = ({ length }: string) => length >= minTermLength;

const byLength = (a: string, b: string) => b.length - a.length;

/** Undefined if the text is too short to search for. */
export function readFindQuery(text: string): FindQuery | undefined {
  const limited = text.slice(0, maxQueryLength);
  const tokens = tokensOf(limited);
  const words = tokens.map(readWord).filter((word) => isLongEnough(word.text));
  const wholes = [readAmount(limited) ?? '', toCode(tokens.join('')), wholeName(limited)];
  const known = wholes.filter(isLongEnough);
  // The longest word usually occurs in the fewest documents.
  const [longest] = words.toSorted((a, b) => byLength(a.text, b.text));
  const values = new Set(known);
  if (longest) {
    for (const each of storedForms(longest.text)) values.add(each);
    const [part] = longest.parts.toSorted(byLength);
    if (part !== undefined) values.add(part);
  }
  if (values.size === 0) return undefined;
  const [name] = words.flatMap(namesIn).toSorted(byLength);
  return {
    values: [...values],
    similarValues: name === undefined ? [] : spellings(name),
    isPrecise: words.length === 1 && words[0]?.parts.length === 0,
    match: (terms) => matchTerms(new Set(terms), known, words),
  };
}

/** Words of a name are stored up to a maximum length, but numbers and IDs in full. */
function storedForms(text: string): string[] {
  return text.length > maxWordLength ? [text, text.slice(0, maxWordLength)] : [text];
}

/** Only names may have typos: a similar number belongs to another record. */
function namesIn({ text, parts }: Word): string[] {
  return [text, ...parts].filter(isName);
}

function isName(text: string): boolean {
  return /^\p{Letter}+$/u.test(text) && spellings(text).length > 0;
}

function matchTerms(
  terms: ReadonlySet<string>,
  wholes: readonly string[],
  words: readonly Word[],
): Match | undefined {
  const isIn = (text: string) => storedForms(text).some((each) => terms.has(each));
  const isSimilar = (text: string) =>
    isIn(text) || (isName(text) && spellings(text).some((each) => terms.has(each)));
  const passes = ({ text, parts }: Word, test: (text: string) => boolean) =>
    test(text) || (parts.length > 0 && parts.every(test));
  if (wholes.some((whole) => terms.has(whole))) return 'exact';
  if (words.length === 0) return undefined;
  if (words.every((word) => passes(word, isIn))) return 'exact';
  return words.every((word) => passes(word, isSimilar)) ? 'similar' : undefined;
}
