import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import type { Product } from '@dental-shop/domain/catalogue/product';
import type { Figure } from '../drawings/figure.ts';
import { figureOfProduct } from '../drawings/figure-of-product.ts';

/** Throws a RangeError for a SKU that the catalogue does not have. */
export function productOf(sku: string): Product {
  const product = findProduct(catalogue, sku);
  if (!product) throw new RangeError(`a film shows a part that is not in the catalogue: '${sku}'`);
  return product;
}

/** How the catalogue's drawings show a part. */
export function figureOf(sku: string): Figure {
  return figureOfProduct(productOf(sku));
}
