import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { type Cart, maxCartLines } from './cart.ts';
import { formatLineItem, isStorableSku, type LineItem, parseLineItem } from './line-item.ts';
import { withinQuantities } from './quantity.ts';

export interface AccountCart {
  lines: string[];
  /** If a client loses the response, this tells it whether its write succeeded. */
  revision: string;
}

/** The document `carts/{uid}`. */
export interface StoredCart<Instant> extends AccountCart {
  count?: number;
  startedAt?: Instant;
}

/**
 * Per account per hour. `firestore.rules` has the same limit. Writes are debounced, so normal use
 * stays far below it.
 */
export const maxCartWrites = 600;

export function toLineItems(cart: Cart): LineItem[] {
  return cart.flatMap(({ SKU, quantity }) => {
    const sku = SKU.trim();
    return isStorableSku(sku) ? [{ sku, quantity: withinQuantities(quantity) }] : [];
  });
}

export function formatLines(pieces: readonly LineItem[]): string[] {
  return pieces.map(formatLineItem);
}

export function parseLines(stored: unknown): LineItem[] {
  if (!Array.isArray(stored)) return [];
  const found = new Map<string, LineItem>();
  for (const line of stored.slice(0, maxCartLines) as unknown[]) {
    const pieces = parseLineItem(line);
    if (!pieces || found.has(normalizeSku(pieces.sku))) continue;
    found.set(normalizeSku(pieces.sku), pieces);
  }
  return [...found.values()];
}
