import { findProduct } from '../catalogue/find-product.ts';
import type { Catalogue } from '../catalogue/sheet/load-catalogue.ts';

/**
 * Whether shipping this SKU requires its lot and expiry. True for products that are no longer in the
 * catalogue, because some of them may be implants.
 */
export function isLotTracked(catalogue: Catalogue, sku: string): boolean {
  return findProduct(catalogue, sku)?.lotTracked ?? true;
}
