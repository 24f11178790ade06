import { type LineItem, parseLineItem } from '../cart/line-item.ts';
import { maxQuantity } from '../cart/quantity.ts';
import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { cleanLine } from '../text/clean-text.ts';

/**
 * `firestore.rules` has the same limits. Each list's ID contains a number, which the rules use to
 * enforce `maxLists`.
 */
export const maxLists = 50;
export const maxListLines = 200;
export const maxListName = 60;

/** The document `lists/{uid}-{number}`. */
export interface SavedList<Instant> {
  uid: string;
  name: string;
  lines: readonly string[];
  createdAt: Instant;
  updatedAt: Instant;
}

export const savedListId = (uid: string, number: number): string => `${uid}-${number}`;

export const savedListNumber = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));

export function freeListNumber(ids: readonly string[]): number | undefined {
  const taken = new Set(ids.map(savedListNumber));
  return Array.from({ length: maxLists }, (_, index) => index + 1).find((each) => !taken.has(each));
}

export function cleanListName(name: string): string {
  return cleanLine(name).slice(0, maxListName).trim();
}

export function readLines(texts: readonly string[]): LineItem[] {
  return addLines(
    [],
    texts.flatMap((text) => parseLineItem(text) ?? []),
  );
}

export function addLines(lines: readonly LineItem[], added: readonly LineItem[]): LineItem[] {
  const merged = new Map<string, LineItem>();
  for (const { sku, quantity } of [...lines, ...added]) {
    const key = normalizeSku(sku);
    const before = merged.get(key);
    const sum = Math.min((before?.quantity ?? 0) + quantity, maxQuantity);
    merged.set(key, { sku: before?.sku ?? sku, quantity: sum });
  }
  return [...merged.values()];
}
