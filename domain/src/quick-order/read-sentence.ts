import { withoutPrices, withoutSizes } from './hide-numbers.ts';
import type { SkuOf } from './list-reading.ts';
import type { PadLine } from './pad-line.ts';
import { loneNumber, saidQuantity } from './quantity-text.ts';

/** A code of the catalogue in a text, and where it stands. */
interface FoundCode {
  sku: string;
  start: number;
  end: number;
}

/** Signs of lists and of quoted mails before what is listed. */
const bullet = /^(?:[>\s]*)(?:[-–—*•·▪]\s+|\(?\d{1,3}[.)]\s+|#\d{1,3}\s+)?/;

/** A quantity that sticks to its code: `I4510x3`, `3xI4510`, `I4510:3`. */
const stuckAfter = /^(.+?)(?:[x×*:=]|-(?=\d+$))(\d+)$/i;
const stuckBefore = /^(\d+)[x×*](.+)$/i;

interface Word {
  text: string;
  start: number;
}

/** The words of a text; a comma is part of one where it may be a decimal's. */
function wordsOf(text: string): Word[] {
  const pattern =
    /(?:[^\s,;|()[\]"“”]|(?<=(?:^|[\s(])\d{1,2}),(?=\d{1,2}(?:\D|$))|(?<=[a-z]\d),(?=\d[a-z]?(?![\w])))+/gi;
  return [...text.matchAll(pattern)].map((match) => {
    // A full stop or colon ends the word where nothing of it follows.
    return { text: match[0].replace(/[.:]+$/, ''), start: match.index };
  });
}

/** More words than a person would write one SKU in. */
const mostParts = 3;

function codeAt(words: readonly Word[], index: number, skuOf: SkuOf): FoundCode | undefined {
  const first = words[index];
  if (!first) return undefined;
  const { start } = first;
  const alone = skuOf(first.text);
  if (alone) return { sku: alone, start, end: start + first.text.length };
  const before = stuckAfter.exec(first.text)?.[1];
  const ofBefore = before && skuOf(before);
  if (ofBefore) return { sku: ofBefore, start, end: start + before.length };
  const after = stuckBefore.exec(first.text)?.[2];
  const ofAfter = after && skuOf(after);
  if (ofAfter) {
    const end = start + first.text.length;
    return { sku: ofAfter, start: end - after.length, end };
  }
  if (!/^[a-z]{1,3}\W?$/i.test(first.text)) return undefined;
  for (let count = 2; count <= mostParts; count += 1) {
    const parts = words.slice(index, index + count);
    const last = parts.at(-1);
    const sku = parts.length === count && skuOf(parts.map(({ text }) => text).join(''));
    if (sku && last) return { sku, start, end: last.start + last.text.length };
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
    const code = codeAt(words, index, skuOf);
    if (!code) return;
    end = code.end;
    if (!codes.some(({ sku }) => sku === code.sku)) codes.push(code);
  });
  return codes;
}

/** The same text, as long as before, with blanks where the code's item is named once more, as by its GTIN. */
function withoutRepeats(text: string, { sku, end }: FoundCode, skuOf: SkuOf): string {
  return wordsOf(text)
    .filter((word) => word.start >= end && skuOf(word.text) === sku)
    .reduce(
      (left, { text: word, start }) =>
        left.slice(0, start) + ' '.repeat(word.length) + left.slice(start + word.length),
      text,
    );
}

/** How many of the one item whose code stands in the text, as said there; empty where nothing is. */
function quantityBeside(text: string, { start, end }: Pick<FoundCode, 'start' | 'end'>): string {
  const after = withoutSizes(text.slice(end));
  const before = withoutSizes(text.slice(0, start));
  // A hyphen or a colon that stuck to the code is no sign of the number after it.
  const stuck = /^[-:=]\s*(\d+)(?!\S)/.exec(after)?.[1];
  return (
    stuck ??
    (saidQuantity(after) ?? saidQuantity(before))?.quantity ??
    (loneNumber(after, 'first') ?? loneNumber(before, 'last'))?.quantity ??
    ''
  );
}

/** A text of several codes cut into one for each, with the quantities where the first of them has its own. */
function cutAtCodes(text: string, codes: readonly FoundCode[]): string[] {
  if (codes.length === 1) return [text];
  const isBefore = /^\s*\d+\s*(?:[x×*]|pcs?\b|\s)/i.test(text.slice(0, codes[0]?.start));
  return codes.map((code, index) => {
    const from = isBefore ? (codes[index - 1]?.end ?? 0) : index === 0 ? 0 : code.start;
    const to = isBefore ? code.end : (codes[index + 1]?.start ?? text.length);
    return text.slice(from, to);
  });
}

/** What looks like a SKU, whether or not the catalogue has it: letters and figures without a space. */
const codeLike = /(?<![\w.])(?=[\w.-]*\d)(?=[\w.-]*[a-z])[a-z][\w.-]{2,}(?!\w)/i;

/** Signs that are left around a text when a quantity is cut out of it. */
const loose = /^[\s,;:|=–-]+|[\s,;:|=–-]+$/g;

function cut(text: string, { start, end }: { start: number; end: number }): string {
  return `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').replace(loose, '');
}

/** An item that no code of the catalogue names: all that is said of it, without its quantity. */
function unknownItem(text: string): PadLine {
  const masked = withoutSizes(text);
  const code = codeLike.exec(masked);
  const end = code ? code.index + code[0].length : 0;
  const after = code && loneNumber(masked.slice(end), 'first');
  const found =
    saidQuantity(masked) ??
    (after && { ...after, start: after.start + end, end: after.end + end }) ??
    leadingNumber.exec(masked) ??
    trailingNumber.exec(masked);
  if (!found) return { text: text.replace(/\s+/g, ' ').replace(loose, ''), quantity: '' };
  if ('quantity' in found) return { text: cut(text, found), quantity: found.quantity };
  const start = found.index;
  return {
    text: cut(text, { start, end: start + found[0].length }),
    quantity: found[1] ?? '',
  };
}

/** `3 healing caps`; and `healing caps, 3`, where a sign or a wide gap parts the two. */
const leadingNumber = /^\s*(\d+)(?=\s+[a-z])/i;
const trailingNumber = /(?:[,;:=|–-]\s*|\s{2,})(\d+)\s*$/;

/** The items that a line names in whatever words, each with how many of it. */
export function readSentence(line: string, skuOf: SkuOf): PadLine[] {
  const text = withoutPrices(line.replace(bullet, '')).trimEnd();
  const codes = codesIn(text, skuOf);
  if (codes.length === 0) {
    const item = unknownItem(text);
    return item.text === '' ? [] : [item];
  }
  return cutAtCodes(text, codes).flatMap((part) => {
    const code = codesIn(part, skuOf)[0];
    if (!code) return [];
    return [{ text: code.sku, quantity: quantityBeside(withoutRepeats(part, code, skuOf), code) }];
  });
}
