import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import type { Product } from '@dental-shop/domain/catalogue/product';
import { figureOfProduct } from '../drawings/figure-of-product.ts';
import type { Figure } from '../drawings/shapes/figure.ts';

/** Throws a RangeError if the catalogue doesn't contain the SKU. */
export function productOf(sku: string): Product {
  const product = findProduct(catalogue, sku);
  if (!product) throw new RangeError(`a film needs '${sku}', which is not in the catalogue`);
  return product;
}

export function figureOf(sku: string): Figure {
  return figureOfProduct(productOf(sku));
}
