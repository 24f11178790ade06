import { findProduct } from '../catalogue/find-product.ts';
import type { Product } from '../catalogue/product.ts';
import type { Catalogue } from '../catalogue/sheet/load-catalogue.ts';
import { isPurchasable } from '../money/purchasability.ts';

/** `unitPrice` is in cents. */
type Purchasable = { product: Product; unitPrice: number };
type NotPurchasable = { code: 'unknown-product' | 'not-purchasable' | 'out-of-stock' };

/** Hidden products are reported as unknown. */
export function findPurchasableProduct(
  catalogue: Catalogue,
  sku: string,
): Purchasable | NotPurchasable {
  const product = findProduct(catalogue, sku);
  if (!product || product.hidden) return { code: 'unknown-product' };
  const { price } = product;
  if (isPurchasable(price)) return { product, unitPrice: price };
  return { code: price === 'out-of-stock' ? price : 'not-purchasable' };
}
