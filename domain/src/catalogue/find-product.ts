import type { Catalogue } from './load-catalogue.ts';
import { normalizeSku } from './normalize-sku.ts';
import type { Product } from './product.ts';

/** Finds a product, hidden ones too: whether they may be seen is the caller's question. */
export function findProduct(catalogue: Catalogue, sku: string): Product | undefined {
  return catalogue.productBySku.get(normalizeSku(sku));
}
