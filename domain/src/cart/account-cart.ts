import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { type Cart, maxCartLines } from './cart.ts';
import { withinQuantities } from './quantity.ts';

/** How many pieces of an item: what of a cart's line belongs to the account. */
export interface Pieces {
  sku: string;
  quantity: number;
}

/**
 * The document `carts/{uid}`. A line is one text, as `HD55S 2`: rules have no loop, and check a list of
 * texts with one expression. Names, prices and pictures are the catalogue's, and not kept.
 */
export interface AccountCart {
  lines: string[];
  /** Another one with each write, so that whoever missed the answer to theirs can tell what became of it. */
  revision: string;
}

/** `firestore.rules` repeats these, and that no SKU has the sign by which it joins the lines. */
const maxSkuLength = 40;
const linePattern = /^([^|]{1,40}) ([1-9][0-9]{0,3})$/;

const isKeepable = (sku: string) => sku !== '' && sku.length <= maxSkuLength && !sku.includes('|');

/** As much of a browser's cart as an account can keep. */
export function piecesOf(cart: Cart): Pieces[] {
  return cart.flatMap(({ SKU, quantity }) => {
    const sku = SKU.trim();
    return isKeepable(sku) ? [{ sku, quantity: withinQuantities(quantity) }] : [];
  });
}

export function writeLines(pieces: readonly Pieces[]): string[] {
  return pieces.map(({ sku, quantity }) => `${sku} ${quantity}`);
}

/** Reads lines that were stored; what is none, or an item for the second time, is dropped. */
export function readLines(stored: unknown): Pieces[] {
  if (!Array.isArray(stored)) return [];
  const found = new Map<string, Pieces>();
  for (const line of stored.slice(0, maxCartLines) as unknown[]) {
    const [, text = '', quantity] = (typeof line === 'string' && linePattern.exec(line)) || [];
    const sku = text.trim();
    if (sku === '' || found.has(normalizeSku(sku))) continue;
    found.set(normalizeSku(sku), { sku, quantity: Number(quantity) });
  }
  return [...found.values()];
}
