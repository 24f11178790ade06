import { findProduct } from '../catalogue/find-product.ts';
import type { Catalogue } from '../catalogue/load-catalogue.ts';
import type { Product } from '../catalogue/product.ts';

type Sold = { product: Product; unitPrice: number };
type Unsold = { code: 'unknown-product' | 'not-purchasable' };

/** Hidden products look like unknown ones. */
export function rejectUnsold(catalogue: Catalogue, sku: string): Sold | Unsold {
  const product = findProduct(catalogue, sku);
  if (!product || product.hidden) return { code: 'unknown-product' };
  const { purchasability } = product;
  if (!purchasability.purchasable) return { code: 'not-purchasable' };
  return { product, unitPrice: purchasability.unitPrice };
}
