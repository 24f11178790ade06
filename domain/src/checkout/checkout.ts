import { normalizeSku } from '../catalogue/normalize-sku.ts';

/** Different items in one checkout; `firestore.rules` checks each of them by position. */
export const maxLines = 50;

export interface CheckoutItem {
  sku: string;
  quantity: number;
}

/** The document `checkouts/{checkoutId}`, created by its owner. */
export interface Checkout<Instant> {
  uid: string;
  items: CheckoutItem[];
  createdAt: Instant;
}

function canonical(items: readonly CheckoutItem[]): string {
  const lines = items.map(({ sku, quantity }) => JSON.stringify([normalizeSku(sku), quantity]));
  return lines.sort().join();
}

/** Whether two lists ask for the same pieces, in any order and with SKUs in any case. */
export function isSameItems(a: readonly CheckoutItem[], b: readonly CheckoutItem[]): boolean {
  return canonical(a) === canonical(b);
}
