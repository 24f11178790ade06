import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';

/** The customer's own ledger: what they meant to buy, whatever Stripe and the shop say. */
export interface Purchase {
  checkoutId: string;
  uid: string;
  items: readonly CheckoutItem[];
}
