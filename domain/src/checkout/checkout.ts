import { normalizeSku } from '../catalogue/normalize-sku.ts';

/** `firestore.rules` has a separate check for each line. */
export const maxLines = 50;

export interface CheckoutItem {
  sku: string;
  quantity: number;
}

/** The document `checkouts/{checkoutId}`, created by the customer. */
export interface Checkout<Instant> {
  uid: string;
  items: CheckoutItem[];
  createdAt: Instant;
}

function canonical(items: readonly CheckoutItem[]): string {
  const lines = items.map(({ sku, quantity }) => JSON.stringify([normalizeSku(sku), quantity]));
  return lines.sort().join();
}

export function isSameItems(a: readonly CheckoutItem[], b: readonly CheckoutItem[]): boolean {
  return canonical(a) === canonical(b);
}
