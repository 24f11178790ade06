import { normalizeSku } from './normalize-sku.ts';
import type { Product } from './product.ts';

/** The kits that list a part among their contents. */
export function kitsWith({ sku }: Product, products: readonly Product[]): Product[] {
  return products.filter(({ contents }) =>
    contents?.some((part) => normalizeSku(part.sku) === normalizeSku(sku)),
  );
}
