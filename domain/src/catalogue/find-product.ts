import { normalizeSku } from './normalize-sku.ts';
import type { Product } from './product.ts';
import type { Catalogue } from './sheet/load-catalogue.ts';

/** Finds a product, hidden ones too: callers decide whether those may be seen. */
export function findProduct(catalogue: Catalogue, sku: string): Product | undefined {
  return catalogue.productBySku.get(normalizeSku(sku));
}
