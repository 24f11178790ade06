import { normalizeSku } from '../catalogue/normalize-sku.ts';
import type { CheckoutItem } from './checkout.ts';

function canonical(items: readonly CheckoutItem[]): string {
  const lines = items.map(({ sku, quantity }) => JSON.stringify([normalizeSku(sku), quantity]));
  return lines.sort().join();
}

/** Whether two lists ask for the same pieces, in any order and with SKUs in any case. */
export function isSameItems(a: readonly CheckoutItem[], b: readonly CheckoutItem[]): boolean {
  return canonical(a) === canonical(b);
}
