import { maximumQuantity } from '@dental-shop/domain/order/checkout';

/** Reads a typed quantity; undefined where it is none that can be ordered. */
export function parseQuantity(text: string): number | undefined {
  if (!/^\d+$/.test(text.trim())) return undefined;
  const quantity = Number(text);
  return quantity >= 1 && quantity <= maximumQuantity ? quantity : undefined;
}
