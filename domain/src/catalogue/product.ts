import type { Purchasability } from '../money/purchasability.ts';
import type { Dimension } from './sizes/dimensions.ts';

export interface KitPart {
  sku: string;
  quantity: number;
}

/** The parts in a kit, in the sheet's order. */
export type KitContents = readonly KitPart[];

export interface Product {
  sku: string;
  name: string;
  price: Purchasability;
  /** The sheet's cell, for the staff's check alone: `$139.00`, `call for price`, or empty. */
  priceText: string;
  category: string;
  /** Empty where the sheet names none. */
  subCategory: string;
  /** The prose of the sheet's description, without its dimension lines. */
  description: string;
  dimensions: readonly Dimension[];
  /** File names under `/product-images/`; an empty thumbnail means that there is no picture. */
  thumbnail: string;
  pictures: readonly string[];
  hidden: boolean;
  /** What GS1 calls it, in 14 digits; not every row has one. */
  gtin?: string;
  /** Only a kit whose contents the sheet lists has any. */
  contents?: KitContents;
}
