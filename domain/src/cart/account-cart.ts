import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { type Cart, maxCartLines } from './cart.ts';
import { isKeepable, type Pieces, readPieces, writePieces } from './pieces.ts';
import { withinQuantities } from './quantity.ts';

export interface AccountCart {
  lines: string[];
  /** Lets a client that lost the response detect whether its write succeeded. */
  revision: string;
}

/** The document `carts/{uid}`. */
export interface StoredCart<Instant> extends AccountCart {
  /** Writes since `startedAt`; missing from older documents. */
  count?: number;
  startedAt?: Instant;
}

/** Per account and hour, as in the security rules. Debounced writes stay far below it. */
export const maxCartWrites = 600;

export function piecesOf(cart: Cart): Pieces[] {
  return cart.flatMap(({ SKU, quantity }) => {
    const sku = SKU.trim();
    return isKeepable(sku) ? [{ sku, quantity: withinQuantities(quantity) }] : [];
  });
}

export function writeLines(pieces: readonly Pieces[]): string[] {
  return pieces.map(writePieces);
}

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
