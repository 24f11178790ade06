import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';

/** What a customer intended to buy. */
export interface Purchase {
  checkoutId: string;
  uid: string;
  items: readonly CheckoutItem[];
}
