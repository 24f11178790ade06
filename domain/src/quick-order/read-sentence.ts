import { withoutPrices, withoutSizes } from './hide-numbers.ts';
import type { SkuOf } from './list-reading.ts';
import type { PadLine } from './pad-line.ts';
import { foundBy, loneNumbers, saidQuantity } from './quantity-text.ts';

/** A code of the catalogue in a text, and where it stands. */
interface FoundCode {
  sku: string;
  start: number;
  end: number;
}

/** Signs of lists and of quoted mails before what is listed. */
const bullet = /^[>\s]*(?:[-–—*•·▪]\s|\(?\d{1,3}[.)]\s|#\d{1,3}\s)?/;

/** A quantity that sticks to its code: `I4510x3`, `3xI4510`, `I4510:3`. */
const stuckAfter = /^(.+?)[x×*:=-]\d+$/i;
const stuckBefore = /^\d+[x×*](.+)/i;

interface Word {
  text: string;
  start: number;
}

/** The words of a text; a comma is part of one where it may be a decimal's, as in `ID 5,1 S`. */
function wordsOf(text: string): Word[] {
  const pattern = /(?:[^\s,;|()[\]"“”]|(?<=[a-z\s]\d),(?=\d[a-z]?(?!\w)))+/gi;
  return [...text.matchAll(pattern)].map((match) => {
    // A full stop or colon ends the word where nothing of it follows.
    return { text: match[0].replace(/(?<![.:])[.:]+$/, ''), start: match.index };
  });
}

/** More words than a person would write one SKU in. */
const mostParts = 3;

/** The letters of a SKU that is written apart, `TW 35`; in Spanish `de 15` is no SKU but `of 15`. */
const isPrefix = (word: string) => !/\d/.test(word) && word !== 'de';

/** The code that a word is, or begins with those that follow it. */
function codeAt(first: Word, following: readonly Word[], skuOf: SkuOf): FoundCode | undefined {
  const { start } = first;
  const alone = skuOf(first.text);
  if (alone) return { sku: alone, start, end: start + first.text.length };
  const before = stuckAfter.exec(first.text)?.[1];
  const ofBefore = before && skuOf(before);
  if (ofBefore) return { sku: ofBefore, start, end: start + before.length };
  const after = stuckBefore.exec(first.text)?.[1];
  const ofAfter = after && skuOf(after);
  if (ofAfter) {
    const end = start + first.text.length;
    return { sku: ofAfter, start: end - after.length, end };
  }
  if (!isPrefix(first.text)) return undefined;
  let joined = first.text;
  for (const { text, start: from } of following) {
    joined += text;
    const sku = joined.includes('°') ? undefined : skuOf(joined);
    if (sku) return { sku, start, end: from + text.length };
  }
  return undefined;
}

/** Every different code of the catalogue in a text, in its order. */
function codesIn(text: string, skuOf: SkuOf): FoundCode[] {
  const words = wordsOf(text);
  const codes: FoundCode[] = [];
  let end = 0;
  words.forEach((word, index) => {
    if (word.start < end) return;
    const code = codeAt(word, words.slice(index + 1, index + mostParts), skuOf);
    if (!code) return;
    end = code.end;
    if (!codes.some(({ sku }) => sku === code.sku)) codes.push(code);
  });
  return codes;
}

/** The same text, as long as before, with blanks where the code's item is named once more, as by its GTIN. */
function withoutRepeats(text: string, { sku }: FoundCode, skuOf: SkuOf): string {
  const parts: string[] = [];
  let end = 0;
  for (const { text: word, start } of wordsOf(text)) {
    if (skuOf(word) !== sku) continue;
    parts.push(text.slice(end, start), ' '.repeat(word.length));
    end = start + word.length;
  }
  return [...parts, text.slice(end)].join('');
}

/** How many of the one item whose code stands in the text, as said there; empty where nothing is. */
function quantityBeside(text: string, { start, end }: FoundCode): string {
  const after = withoutSizes(text.slice(end));
  const before = withoutSizes(text.slice(0, start));
  // A hyphen or a colon that stuck to the code is no sign of the number after it.
  const stuck = /^[-:=]\s*(\d+)(?![\w.]|,\d)/.exec(after)?.[1];
  return (
    stuck ??
    (saidQuantity(after) ?? saidQuantity(before))?.quantity ??
    (loneNumbers(after).at(0) ?? loneNumbers(before).at(-1))?.quantity ??
    ''
  );
}

/** Whether the quantities of several codes stand before them, rather than after. */
function isCountedBefore(text: string, codes: readonly FoundCode[]): boolean {
  const quantityIn = (part: string) => saidQuantity(part) ?? loneNumbers(part)[0];
  const before = quantityIn(withoutSizes(text.slice(0, codes[0]?.start)).trim());
  return (
    before?.start === 0 ||
    (before !== undefined && !quantityIn(withoutSizes(text.slice(codes.at(-1)?.end))))
  );
}

/** A text of several codes cut into one for each, with the quantities where the first of them has its own. */
function cutAtCodes(
  text: string,
  codes: readonly FoundCode[],
): { part: string; code: FoundCode }[] {
  const isBefore = codes.length > 1 && isCountedBefore(text, codes);
  return codes.map((code, index) => {
    const from = isBefore ? (codes[index - 1]?.end ?? 0) : index === 0 ? 0 : code.start;
    const to = isBefore ? code.end : (codes[index + 1]?.start ?? text.length);
    const { sku, start, end } = code;
    return { part: text.slice(from, to), code: { sku, start: start - from, end: end - from } };
  });
}

/** What looks like a SKU, whether or not the catalogue has it: letters and figures without a space. */
const codeLike = /(?<![\w.])(?=[\w.-]{0,40}\d)[a-z][\w.-]{2,}/i;

/** Signs that are left around a text when a quantity is cut out of it. */
const loose = /^[\s,;:|=–-]+|(?<![\s,;:|=–-])[\s,;:|=–-]+$/g;

const tidy = (text: string) => text.replace(/\s+/g, ' ').replace(loose, '');

/** An item that no code of the catalogue names: all that is said of it, without its quantity. */
function unknownItem(text: string): PadLine {
  const masked = withoutSizes(text);
  const code = codeLike.exec(masked);
  const found =
    saidQuantity(masked) ??
    (code && loneNumbers(masked).find(({ start }) => start > code.index)) ??
    foundBy(leadingNumber, masked) ??
    foundBy(trailingNumber, masked);
  if (!found) return { text: tidy(text), quantity: '' };
  const { quantity, start, end } = found;
  return { text: tidy(`${text.slice(0, start)} ${text.slice(end)}`), quantity };
}

/**
 * `3 healing caps`; and `healing caps, 3`, where a sign or a wide gap parts the two. A hyphen after a
 * letter parts nothing: it belongs to a code, such as `QQ-77`.
 */
const leadingNumber = /^\s*(\d+)(?=\s+[a-z])/i;
const trailingNumber = /(?:(?:[,;:=|–]|(?<![a-z])-)\s*|(?<!\s)\s{2,})(\d+)$/i;

/** The items that a line names in whatever words, each with how many of it. */
export function readSentence(line: string, skuOf: SkuOf): PadLine[] {
  // The full stop of the sentence would make its last number another one.
  const text = withoutPrices(line.replace(bullet, '')).trimEnd().replace(/\.$/, '');
  const codes = codesIn(text, skuOf);
  if (codes.length === 0) {
    const item = unknownItem(text);
    return item.text === '' ? [] : [item];
  }
  return cutAtCodes(text, codes).map(({ part, code }) => {
    return { text: code.sku, quantity: quantityBeside(withoutRepeats(part, code, skuOf), code) };
  });
}
