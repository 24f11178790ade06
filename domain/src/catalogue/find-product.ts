import type { Catalogue } from './load-catalogue.ts';
import { normalizeSku } from './normalize-sku.ts';
import type { Product } from './product.ts';

/** Finds a product, hidden ones too: callers decide whether those may be seen. */
export function findProduct(catalogue: Catalogue, sku: string): Product | undefined {
  return catalogue.productBySku.get(normalizeSku(sku));
}
