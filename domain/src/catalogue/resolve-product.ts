import { isPurchasable } from '../money/purchasability.ts';
import { findProduct } from './find-product.ts';
import type { Catalogue } from './sheet/load-catalogue.ts';

export interface ResolvedProduct {
  name: string;
  /** In cents; 0 if not sold separately. */
  price: number;
  sku: string;
  category: string;
  subCategory: string;
  imageUrl: string;
  description: string;
}

export function productImageUrl(fileName: string): string {
  return `/product-images/${fileName === '' ? 'missing.png' : fileName}`;
}

/** As in the specification. Discontinued SKUs get default values. */
export function resolveProduct(catalogue: Catalogue, sku: string): ResolvedProduct {
  const product = findProduct(catalogue, sku);
  if (!product) {
    return {
      name: `Unknown Product (${sku})`,
      price: 0,
      sku,
      category: 'Unknown',
      subCategory: '',
      imageUrl: productImageUrl(''),
      description: '',
    };
  }
  return {
    name: product.name,
    price: isPurchasable(product.price) ? product.price : 0,
    sku: product.sku,
    category: product.category || 'Uncategorized',
    subCategory: product.subCategory,
    imageUrl: productImageUrl(product.thumbnail),
    description: product.description,
  };
}
