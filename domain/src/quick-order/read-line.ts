import { extractGtin } from '../gs1/gs1-code.ts';
import { maxLineCharacters, type PadLine } from './pad-lines.ts';
import type { PartFinder } from './product-lookup.ts';
import { ambiguousQuantity, parseQuantityText } from './quantity-text.ts';

/** List markers and email quote marks, but not numbers, because `1.` could be a quantity. */
const bullet = /^(?:>\s*)*(?:[-–—*•·▪]\s+)?/;
export const skuLabel = /^(?:sku|ref|code|c[óo]digo)\s*[:#]\s*/i;
const brackets = /^[([{"'“”]+|[)\]}"'“”]+$/g;
const sentenceEnd = /(?<=[\p{L}\d)\]])[.,;:]+$/u;

const numbersIn = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).join(' ').replaceAll(',', '.');

/**
 * Stricter than the lookup, which ignores spaces and punctuation. For example, `IA4 1` isn't the
 * SKU IA41.
 */
export function findPart(text: string, finder: PartFinder): string | undefined {
  if (text.length > maxLineCharacters) return undefined;
  const gtin = extractGtin(text);
  if (gtin !== undefined) return finder.skuOf(gtin);
  const [, name, inner] = /^(\S.+)\s[([]([^()[\]]+)[)\]]$/.exec(text.trim()) ?? [];
  if (name !== undefined && inner !== undefined) {
    const sku = findPart(inner, finder);
    return sku !== undefined && findPart(name, finder) === sku ? sku : undefined;
  }
  const code = text.trim().replace(sentenceEnd, '').replace(brackets, '').trim();
  const isCode = /^[a-z0-9](?:[a-z0-9 .,/_-]*[a-z0-9])?$/i.test(code);
  const isOneWord = /^(?:\S+|[a-z]+(?:[ ./-]+\S+){1,2}|\S+ [a-z]+)$/i.test(code);
  const sku = isCode && isOneWord ? finder.skuOf(code) : undefined;
  if (sku !== undefined || !/\s/.test(code) || /[?+=<>]|(?!\d)\p{Nd}/u.test(code)) return sku;
  const product = finder.productOf(code);
  return product && numbersIn(code) === numbersIn(product.name) ? product.sku : undefined;
}

const separator =
  /^(?:\s*[,;:=|]\s*|\s+[-–—]\s+|-(?=\d)|\s+)|(?:\s*[,;:|@]\s*|\s+(?:of|de)\s*|\s+)$/gi;

/** In a cell, spaces between digits group thousands. On a line, they may separate two numbers. */
function quantityBeside(rest: string): string | undefined {
  const text = rest.trimEnd().replace(sentenceEnd, '').replace(separator, '');
  return /\d\s+\d/.test(text) ? undefined : parseQuantityText(text);
}

function splitsOf(line: string, finder: PartFinder) {
  const splits: { sku: string; rest: string; isPartFirst: boolean }[] = [];
  for (let index = line.length - 1; index > 0; index -= 1) {
    const [left, right] = [line.slice(0, index), line.slice(index)];
    const isAfter = /\S$/.test(left) && /^[\s,;:=|x×*([-]/i.test(right);
    const before = isAfter ? findPart(left, finder) : undefined;
    if (before) splits.push({ sku: before, rest: right, isPartFirst: true });
    const isBefore = /^\S/.test(right) && /[\s,;:|x×*)\]]$/i.test(left);
    const after = isBefore ? findPart(right, finder) : undefined;
    if (after) splits.push({ sku: after, rest: left, isPartFirst: false });
  }
  return splits;
}

const prose =
  /^(?:(?:sub ?|grand )?totals?|shipping|tax|discount|env[íi]o|impuestos?|descuento|dear|hi|hello|thanks?|thank you|regards|best|kind|sincerely|estimad[oa]s?|hola|buen[oa]s|gracias|saludos|atentamente|from|to|cc|sent|date|subject|de|para|fecha|asunto|enviado|order|pedido|view receipt)(?![\w-])|https?:\/\/|\w@\w|^[$€£\s]+[\d.,]+$/i;

const maxNameWords = 6;

export function isProse(line: string): boolean {
  const text = line.slice(0, maxLineCharacters);
  if (!/[\p{L}\p{N}]/u.test(text) || prose.test(text)) return true;
  if (/\p{N}/u.test(text)) return false;
  return /[.,:;!?]$/.test(text) || text.split(/\s+/).length > maxNameWords;
}

/** Matches `I4519 x 3` and `QQ-77, 2`, whether or not the code exists. */
const codeThenQuantity = /^((?=\S*\d)(?=\S*[a-z])[a-z0-9][\w.-]*?)((?:\s*[x×*:=,;|]\s*|\s+)\S.*)$/i;

export type LineReading =
  | { kind: 'part'; line: PadLine }
  | { kind: 'quantity'; quantity: string }
  | { kind: 'skipped' };

/**
 * Accepts `SKU`, `SKU qty`, `qty SKU`, `SKU x qty`, any of these with a name, or a UDI. Unclear
 * text becomes the quantity, so the customer can correct it; it's never read as 1.
 */
export function readLine(source: string, finder: PartFinder): LineReading {
  const line = source.trim().replace(bullet, '').replace(skuLabel, '').trim();
  const part = (text: string, quantity: string): LineReading => ({
    kind: 'part',
    line: { text, quantity },
  });
  if (line.length > maxLineCharacters)
    return isProse(line) ? { kind: 'skipped' } : part(line, ambiguousQuantity);
  const whole = findPart(line, finder) ?? extractGtin(line);
  if (whole !== undefined) return part(whole, '');
  const words = line.split(/[\s,;:|()[\]]+/).map((word) => findPart(word, finder));
  const mentioned = new Set(words.filter((sku) => sku !== undefined));
  const splits = mentioned.size > 1 ? [] : splitsOf(line, finder);
  const understood = new Map<string, LineReading>();
  for (const { sku, rest } of splits) {
    const quantity = quantityBeside(rest);
    if (quantity !== undefined) understood.set(`${sku} ${quantity}`, part(sku, quantity));
  }
  const [reading, ...others] = [...understood.values()];
  if (reading) return others.length === 0 ? reading : part(line, ambiguousQuantity);
  const unclear = splits.find(({ rest, isPartFirst }) =>
    isPartFirst ? !/^-\S/.test(rest) : /^[\d(]/.test(rest),
  );
  if (unclear) {
    const quantity = unclear.rest
      .replace(separator, '')
      .replace(/^[x×*]\s*/i, '')
      .trim();
    return part(unclear.sku, quantity || ambiguousQuantity);
  }
  if (splits.length > 0 || mentioned.size > 0) return part(line, ambiguousQuantity);
  const quantity = parseQuantityText(line);
  // Three digits may be a SKU typed without its letters.
  if (quantity !== undefined && quantity.length < 3) return { kind: 'quantity', quantity };
  if (isProse(line)) return { kind: 'skipped' };
  const [, code, rest] = codeThenQuantity.exec(line) ?? [];
  const beside = rest === undefined ? undefined : quantityBeside(rest);
  if (code !== undefined && beside !== undefined) return part(code, beside);
  return part(line, /\s/.test(line) && /\p{N}/u.test(line) ? ambiguousQuantity : '');
}
