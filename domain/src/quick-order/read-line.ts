import { gtinOf } from './gs1-code.ts';
import type { PartFinder } from './list-reading.ts';
import { maxLineCharacters, type PadLine } from './pad-line.ts';
import { unclearQuantity, understoodQuantity } from './quantity-text.ts';

/** List markers and the quote marks of emails. Numbers stay: `1.` could be a quantity. */
const bullet = /^(?:>\s*)*(?:[-–—*•·▪]\s+)?/;
export const skuLabel = /^(?:sku|ref|code|c[óo]digo)\s*[:#]\s*/i;
const brackets = /^[([{"'“”]+|[)\]}"'“”]+$/g;
const sentenceEnd = /(?<=[\p{L}\d)\]])[.,;:]+$/u;

/**
 * Amounts that carry a currency can't be quantities. A sign between two numbers belongs to the one it
 * touches; if it touches neither, as in `3 USD 139`, it's not an amount that we understand.
 */
const amount = new RegExp(
  [
    String.raw`(?<![\d.,])(?:US)?[$€£]\d[\d.,]*`,
    String.raw`(?<![\d.,]\s*)(?:US\s?)?(?:[$€£]|\b(?:USD|EUR))\s?\d[\d.,]*`,
    String.raw`(?<![\w.,])\d[\d.,]*\s?(?:[$€£]|(?:USD|EUR)\b)(?!\s*\d)`,
  ]
    .map((form) => `${form}${String.raw`(?:\s*/?\s*(?:each|ea|c/u)\b)?`}`)
    .join('|'),
  'gi',
);

export const withoutAmounts = (text: string): string => text.replace(amount, ' ');

const numbersIn = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).join(' ').replaceAll(',', '.');

/**
 * The SKU of the product that a text names as a whole. The lookup ignores spaces and punctuation, so
 * this rejects whatever would make `IA4 1` the SKU IA41, or hide a quantity in a script we can't read.
 */
export function partOf(text: string, { skuOf, productOf }: PartFinder): string | undefined {
  if (text.length > maxLineCharacters) return undefined;
  const gtin = gtinOf(text);
  if (gtin !== undefined) return skuOf(gtin);
  const code = text.trim().replace(sentenceEnd, '').replace(brackets, '').trim();
  const isCode = /^[a-z0-9](?:[a-z0-9 .,/_-]*[a-z0-9])?$/i.test(code);
  const isOneWord = /^(?:\S+|[a-z]+(?:[ ./-]+\S+){1,2}|\S+ [a-z]+)$/i.test(code);
  const sku = isCode && isOneWord ? skuOf(code) : undefined;
  if (sku !== undefined) return sku;
  if (!/\s/.test(code) || /[?+=<>]|(?!\d)\p{Nd}/u.test(code)) return undefined;
  const product = productOf(code);
  return product && numbersIn(code) === numbersIn(product.name) ? product.sku : undefined;
}

/** Removes the part's own name from either end, where many lists repeat it beside the SKU. */
function withoutOwnName(rest: string, sku: string, finder: PartFinder): string {
  for (let length = rest.length; length > 3; length -= 1) {
    if (partOf(rest.slice(0, length), finder) === sku) return rest.slice(length);
    if (partOf(rest.slice(-length), finder) === sku) return rest.slice(0, -length);
  }
  return rest;
}

/** What stands between a part and its quantity. */
const separator =
  /^(?:\s*[,;:=|]\s*|\s+[-–—]\s+|-(?=\d)|\s+)|(?:\s*[,;:|@]\s*|\s+(?:of|de)\s*|\s+)$/gi;

/** Spaces within digits group thousands in a cell, but on a line they may separate two numbers. */
function quantityBeside(rest: string): string | undefined {
  const text = rest.trimEnd().replace(sentenceEnd, '').replace(separator, '');
  return /\d\s+\d/.test(text) ? undefined : understoodQuantity(text);
}

/** A line's part, and what else the line says. */
interface Split {
  sku: string;
  rest: string;
  isPartFirst: boolean;
}

function splitsOf(line: string, finder: PartFinder): Split[] {
  const splits: Split[] = [];
  const bracketed = /[([]([^()[\]]+)[)\]]/.exec(line);
  const inner = bracketed?.[1] && partOf(bracketed[1], finder);
  if (bracketed && inner) {
    const rest = `${line.slice(0, bracketed.index)} ${line.slice(bracketed.index + bracketed[0].length)}`;
    splits.push({ sku: inner, rest, isPartFirst: true });
  }
  for (let index = line.length - 1; index > 0; index -= 1) {
    const [left, right] = [line.slice(0, index), line.slice(index)];
    const before =
      /\S$/.test(left) && /^[\s,;:=|x×*([-]/i.test(right) ? partOf(left, finder) : undefined;
    if (before) splits.push({ sku: before, rest: right, isPartFirst: true });
    const after =
      /^\S/.test(right) && /[\s,;:|x×*)\]]$/i.test(left) ? partOf(right, finder) : undefined;
    if (after) splits.push({ sku: after, rest: left, isPartFirst: false });
  }
  return splits.map((split) => ({
    ...split,
    rest: withoutOwnName(split.rest, split.sku, finder),
  }));
}

const starts = [
  '(?:sub ?|grand )?totals?|shipping|tax|discount|env[íi]o|impuestos?|descuento',
  'dear|hi|hello|thanks?|thank you|regards|best|kind|sincerely|estimad[oa]s?|hola|buen[oa]s|gracias|saludos|atentamente',
  'from|to|cc|sent|date|subject|de|para|fecha|asunto|enviado|order|pedido|view receipt',
].join('|');
const startsOtherwise = new RegExp(String.raw`^(?:${starts})(?![\w-])`, 'i');

/** More words than any product name has. */
const maxNameWords = 6;

/** Whether a line without a known part isn't meant as one: a greeting, a total, a web address, prose. */
export function isProse(line: string): boolean {
  const text = line.slice(0, maxLineCharacters);
  if (!/[\p{L}\p{N}]/u.test(text) || startsOtherwise.test(text)) return true;
  if (/https?:\/\/|\w@\w/.test(text) || withoutAmounts(text).trim() === '') return true;
  if (/\p{N}/u.test(text)) return false;
  return /[.,:;!?]$/.test(text) || text.split(/\s+/).length > maxNameWords;
}

/** A code the shop may not have, with a quantity set apart from it: `I4519 x 3`, `QQ-77, 2`. */
const codeThenQuantity = /^((?=\S*\d)(?=\S*[a-z])[a-z0-9][\w.-]*?)((?:\s*[x×*:=,;|]\s*|\s+)\S.*)$/i;

function unknownPart(line: string): PadLine {
  const [, code, rest] = codeThenQuantity.exec(line) ?? [];
  const quantity = rest === undefined ? undefined : quantityBeside(rest);
  if (code !== undefined && quantity !== undefined) return { text: code, quantity };
  return { text: line, quantity: /\s/.test(line) && /\p{N}/u.test(line) ? unclearQuantity : '' };
}

/** A line's parts, the quantity of the part on the line above, or nothing that we sell. */
export type LineReading =
  | { kind: 'parts'; lines: readonly PadLine[] }
  | { kind: 'quantity'; quantity: string }
  | { kind: 'skipped' };

function readOnePart(line: string, finder: PartFinder): PadLine | undefined {
  const whole = partOf(line, finder) ?? gtinOf(line);
  if (whole !== undefined) return { text: whole, quantity: '' };
  const splits = splitsOf(line, finder);
  const understood = new Map(
    splits.flatMap(({ sku, rest }) => {
      const quantity = rest.trim() === '' ? '' : quantityBeside(withoutAmounts(rest));
      return quantity === undefined
        ? []
        : [[`${sku} ${quantity}`, { text: sku, quantity }] as const];
    }),
  );
  const [reading, ...others] = [...understood.values()];
  if (reading) return others.length === 0 ? reading : { text: line, quantity: unclearQuantity };
  const unclear = splits.find(({ rest, isPartFirst }) =>
    isPartFirst ? !/^-\S/.test(rest) : /^[\d(]/.test(rest),
  );
  if (!unclear) return splits.length > 0 ? { text: line, quantity: unclearQuantity } : undefined;
  const quantity = unclear.rest
    .replace(separator, '')
    .replace(/^[x×*]\s*/i, '')
    .trim();
  return { text: unclear.sku, quantity: quantity || unclearQuantity };
}

/** Each part of `I4510 x 3, HC4804 x 2`; undefined unless all of them are understood. */
function readSeveral(line: string, finder: PartFinder): PadLine[] | undefined {
  const lines = line.split(/\s*[,;]\s*|\s+(?:and|y)\s+/).map((each) => readOnePart(each, finder));
  return lines.every(
    (each) =>
      each !== undefined &&
      partOf(each.text, finder) !== undefined &&
      (each.quantity === '' || understoodQuantity(each.quantity) !== undefined),
  )
    ? lines.filter((each) => each !== undefined)
    : undefined;
}

/**
 * Reads a line that isn't divided into cells: `SKU`, `SKU qty`, `qty SKU`, `SKU x qty`, the same with a
 * product's name, or a UDI. What can't be understood beside a part becomes its quantity, which the pad
 * asks about; it's never read as 1.
 */
export function readLine(source: string, finder: PartFinder): LineReading {
  const line = source.trim().replace(bullet, '').replace(skuLabel, '').trim();
  const unclear: LineReading = {
    kind: 'parts',
    lines: [{ text: line, quantity: unclearQuantity }],
  };
  if (line.length > maxLineCharacters) return isProse(line) ? { kind: 'skipped' } : unclear;
  const words = line.split(/[\s,;:|()[\]]+/).map((word) => partOf(word, finder));
  const mentioned = new Set(words.filter((sku) => sku !== undefined));
  if (mentioned.size > 1) {
    const lines = readSeveral(line, finder);
    return lines ? { kind: 'parts', lines } : unclear;
  }
  const part = readOnePart(line, finder);
  if (part) return { kind: 'parts', lines: [part] };
  if (mentioned.size > 0) return unclear;
  const quantity = understoodQuantity(line);
  // Three digits may be a SKU that is typed without its letters.
  if (quantity !== undefined && quantity.length < 3) return { kind: 'quantity', quantity };
  return isProse(line) ? { kind: 'skipped' } : { kind: 'parts', lines: [unknownPart(line)] };
}
