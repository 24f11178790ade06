import type { Purchasability } from '../money/purchasability.ts';
import type { Dimension } from './sizes/dimensions.ts';

export interface KitPart {
  sku: string;
  quantity: number;
}

export type KitContents = readonly KitPart[];

export interface Product {
  sku: string;
  name: string;
  price: Purchasability;
  /** The sheet's cell, for the staff's check alone: `$139.00`, `call for price`, or empty. */
  priceText: string;
  category: string;
  /** Empty if the sheet names none. */
  subCategory: string;
  /** Without the dimension lines. */
  description: string;
  dimensions: readonly Dimension[];
  /** File names under `/product-images/`; empty if there's no picture. */
  thumbnail: string;
  pictures: readonly string[];
  hidden: boolean;
  /** In 14 digits. */
  gtin?: string;
  /** Set only for kits whose contents the sheet lists. */
  contents?: KitContents;
}
