import type { LineItem } from '../cart/line-item.ts';
import type { Purchasability } from '../money/purchasability.ts';
import type { Availability } from './changes/availability.ts';
import type { Dimension } from './sizes/dimensions.ts';

export interface Product {
  sku: string;
  name: string;
  price: Purchasability;
  /**
   * As written in the sheet: `$139.00`, `call for price`, or empty. Only for the catalogue check.
   */
  priceText: string;
  category: string;
  subCategory: string;
  description: string;
  dimensions: readonly Dimension[];
  thumbnail: string;
  pictures: readonly string[];
  hidden: boolean;
  /** Set by staff. */
  availability?: Availability;
  /** Whether its lot and expiry are recorded when it's shipped. */
  lotTracked: boolean;
  gtin?: string;
  contents?: readonly LineItem[];
}
