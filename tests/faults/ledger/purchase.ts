import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';

export interface Purchase {
  checkoutId: string;
  uid: string;
  items: readonly CheckoutItem[];
}
