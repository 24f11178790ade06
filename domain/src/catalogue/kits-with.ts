import { normalizeSku } from './normalize-sku.ts';
import type { Product } from './product.ts';

/** The kits that a part is in, as the sheet lists their contents. */
export function kitsWith({ sku }: Product, products: readonly Product[]): Product[] {
  return products.filter(({ contents }) =>
    contents?.parts.some((part) => normalizeSku(part.sku) === normalizeSku(sku)),
  );
}
