import { maxQuantity, parseQuantity } from '../cart/quantity.ts';
import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { cleanLine } from '../text/clean-text.ts';

/** Lists of one account. Their numbers end here, and `firestore.rules` knows no other ids. */
export const maxLists = 50;
export const maxListLines = 200;
export const maxListName = 60;
const maxSkuLength = 40;

/** So many pieces of an item. What it is called and costs, the catalogue says when it is looked at. */
export interface ListLine {
  sku: string;
  quantity: number;
}

/** The document `lists/{uid}-{number}`: what an account orders again and again, under a name. */
export interface SavedList<Instant> {
  uid: string;
  name: string;
  /** As `writeLine` writes them: the rules can compare text, and 200 of anything else they cannot. */
  lines: readonly string[];
  createdAt: Instant;
  updatedAt: Instant;
}

export const savedListId = (uid: string, number: number): string => `${uid}-${number}`;

/** The number in a list's id, which its address shows. */
export const savedListNumber = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));

/** The lowest number that none of these lists has; undefined where there can be no further list. */
export function freeListNumber(ids: readonly string[]): number | undefined {
  const taken = new Set(ids.map(savedListNumber));
  return Array.from({ length: maxLists }, (_, index) => index + 1).find((each) => !taken.has(each));
}

/** The name as it is stored; empty where nothing of it can be seen. */
export function cleanListName(name: string): string {
  return cleanLine(name).slice(0, maxListName).trim();
}

/** `I4510 4`. */
export const writeLine = ({ sku, quantity }: ListLine): string => `${sku.trim()} ${quantity}`;

/** Undefined for what is no line: it may come from an address, where anything can stand. */
export function readLine(text: string): ListLine | undefined {
  const [, written = '', digits = ''] = /^([^|]+) (\d{1,4})$/.exec(text) ?? [];
  const quantity = parseQuantity(digits);
  const sku = cleanLine(written);
  if (quantity === null || sku === '' || sku.length > maxSkuLength) return undefined;
  return { sku, quantity };
}

export function readLines(texts: readonly string[]): ListLine[] {
  return addLines(
    [],
    texts.flatMap((text) => readLine(text) ?? []),
  );
}

/** Whether a list can keep an item under this SKU. Every SKU of a catalogue passes. */
export const isListSku = (sku: string): boolean => readLine(`${sku} 1`) !== undefined;

/** A line for each item, with the pieces of all its lines, as far as one checkout takes them. */
export function addLines(lines: readonly ListLine[], added: readonly ListLine[]): ListLine[] {
  const merged = new Map<string, ListLine>();
  for (const { sku, quantity } of [...lines, ...added]) {
    const key = normalizeSku(sku);
    const before = merged.get(key);
    const sum = Math.min((before?.quantity ?? 0) + quantity, maxQuantity);
    merged.set(key, { sku: before?.sku ?? sku, quantity: sum });
  }
  return [...merged.values()];
}
