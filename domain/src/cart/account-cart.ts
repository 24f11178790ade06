import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { type Cart, maxCartLines } from './cart.ts';
import { isKeepable, type Pieces, readPieces, writePieces } from './pieces.ts';
import { withinQuantities } from './quantity.ts';

/** What an account and a browser keep of a cart. */
export interface AccountCart {
  /** As `writePieces` writes them. */
  lines: string[];
  /** Another one with each write, so that whoever missed the answer to theirs can tell what became of it. */
  revision: string;
}

/** The document `carts/{uid}`. */
export interface StoredCart<Instant> extends AccountCart {
  /** How often it was written since `startedAt`; older ones don't have the two. */
  count?: number;
  startedAt?: Instant;
}

/**
 * Cart writes per account and hour. Changes are debounced, so customers don't reach the limit by hand, even on
 * two devices. Rules can't import, so they repeat the number.
 */
export const maxCartWrites = 600;

/** As much of a browser's cart as an account can keep. */
export function piecesOf(cart: Cart): Pieces[] {
  return cart.flatMap(({ SKU, quantity }) => {
    const sku = SKU.trim();
    return isKeepable(sku) ? [{ sku, quantity: withinQuantities(quantity) }] : [];
  });
}

export function writeLines(pieces: readonly Pieces[]): string[] {
  return pieces.map(writePieces);
}

/** Reads lines that were stored; what is none, or an item for the second time, is dropped. */
export function readLines(stored: unknown): Pieces[] {
  if (!Array.isArray(stored)) return [];
  const found = new Map<string, Pieces>();
  for (const line of stored.slice(0, maxCartLines) as unknown[]) {
    const pieces = readPieces(line);
    if (!pieces || found.has(normalizeSku(pieces.sku))) continue;
    found.set(normalizeSku(pieces.sku), pieces);
  }
  return [...found.values()];
}
