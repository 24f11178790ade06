import { normaliseSku } from '@dental-shop/domain/catalogue/normalise-sku';
import type { CheckoutItem } from '@dental-shop/domain/order/checkout';

function canonical(items: readonly CheckoutItem[]): string {
  const lines = items.map(({ sku, quantity }) => JSON.stringify([normaliseSku(sku), quantity]));
  return lines.sort().join();
}

/** Whether two lists ask for the same pieces; the order of lines and the case of SKUs are nothing. */
export function isSameItems(a: readonly CheckoutItem[], b: readonly CheckoutItem[]): boolean {
  return canonical(a) === canonical(b);
}
