import type { LineItem } from '../cart/line-item.ts';
import type { Purchasability } from '../money/purchasability.ts';
import type { Dimension } from './sizes/dimensions.ts';

export interface Product {
  sku: string;
  name: string;
  price: Purchasability;
  /** The sheet's cell: `$139.00`, `call for price`, or empty. For the catalogue check only. */
  priceText: string;
  category: string;
  subCategory: string;
  description: string;
  dimensions: readonly Dimension[];
  thumbnail: string;
  pictures: readonly string[];
  hidden: boolean;
  gtin?: string;
  contents?: readonly LineItem[];
}
