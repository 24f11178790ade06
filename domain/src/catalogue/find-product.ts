import { normalizeSku } from './normalize-sku.ts';
import type { Product } from './product.ts';
import type { Catalogue } from './sheet/load-catalogue.ts';

/** Includes hidden products; callers decide who may see them. */
export function findProduct(catalogue: Catalogue, sku: string): Product | undefined {
  return catalogue.productBySku.get(normalizeSku(sku));
}
