import { fold } from '../text/fold.ts';

/** The shortest term that staff can search for. */
export const minTermLength = 2;

/** Longer than any tracking number or payment ID. Limits how much a stranger's text adds to an index. */
const maxTermLength = 64;
const maxWords = 8;
export const maxWordLength = 20;

/** In shorter words, one typo often produces a different name. */
const minTypoLength = 4;

/** Shorter prefixes of a number would match too many records. */
const minPrefixOfCode = 4;
const maxPrefixOfCode = 12;

/** Titles, articles, and prepositions in English and Spanish, which would match too many customers. */
const omittedWords = new Set(
  'dr dra dds dmd mr mrs ms the of and for at de del la las el los y'.split(' '),
);

/** Ignores case, accents, and punctuation, so `k7qm 3xw7` matches `K7QM-3XW7`. */
export function toCode(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '')
    .slice(0, maxTermLength);
}

export function toEmail(text: string): string {
  return fold(text).slice(0, maxTermLength);
}

/** The parts of a hyphenated name or a reference such as `PO-2026/17`. */
export function partsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(({ length }) => length >= minTermLength)
    .map((part) => part.slice(0, maxWordLength));
}

/** Leaves out common words, unless the text has no others. */
export function tokensOf(text: string): string[] {
  const tokens = text
    .split(/[\s,;]+/)
    .filter((token) => toCode(token) !== '')
    .slice(0, maxWords * 2);
  const distinctive = tokens.filter((token) => !omittedWords.has(toCode(token)));
  return (distinctive.length > 0 ? distinctive : tokens).slice(0, maxWords);
}

/** Sorted, so that `Muñoz, Ana` matches `Ana Muñoz`. The space prevents confusion with other terms, which have none. */
export function wholeName(text: string): string {
  return [...new Set(tokensOf(text).flatMap(partsOf))].sort().join(' ');
}

export function amountTerm(cents: number): string {
  return `$${cents}`;
}

/**
 * A word and every way to leave out one character. Two words that differ by one typo have at least
 * one of these in common.
 */
export function spellings(word: string): string[] {
  if (word.length < minTypoLength || word.length > maxWordLength) return [];
  const shortened = Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
  return [...new Set([word, ...shortened])].map((each) => `~${each}`);
}

/** Numbers, IDs, and references. */
export function codeTerms(...texts: readonly (string | null | undefined)[]): string[] {
  return texts
    .flatMap((text) => toCode(text ?? ''))
    .filter(({ length }) => length >= minTermLength);
}

/** Includes prefixes, because customers see shortened IDs and staff stop typing early. */
export function numberTerms(...texts: readonly (string | null | undefined)[]): string[] {
  return codeTerms(...texts).flatMap((code) => [
    code,
    ...prefixes(code.slice(0, maxPrefixOfCode + 1), minPrefixOfCode),
  ]);
}

/** Words as typed, and their parts. */
export function textTerms(text: string): string[] {
  const tokens = tokensOf(text);
  const codes = codeTerms(...tokens).map((code) => code.slice(0, maxWordLength));
  return [...new Set([...codes, ...tokens.flatMap(partsOf).slice(0, 2 * maxWords)])];
}

export function prefixTerms(text: string): string[] {
  const words = textTerms(text);
  return [...words, ...words.flatMap((word) => prefixes(word, minTermLength))];
}

export function nameTerms(name: string): string[] {
  return [
    ...prefixTerms(name),
    ...codeTerms(tokensOf(name).join('')),
    wholeName(name),
    ...textTerms(name).flatMap(spellings),
  ];
}

export function emailTerms(email: string): string[] {
  if (email === '') return [];
  const local = email.slice(0, Math.max(0, email.lastIndexOf('@')));
  return [toEmail(email), ...textTerms(local)];
}

/** Doesn't include the word itself. */
export function prefixes(word: string, shortest: number): string[] {
  const count = Math.max(0, word.length - shortest);
  return Array.from({ length: count }, (_, index) => word.slice(0, shortest + index));
}
