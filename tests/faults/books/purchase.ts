import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';

/** What a customer set out to buy; the customer's own memory of it, neither Stripe's nor the shop's. */
export interface Purchase {
  checkoutId: string;
  uid: string;
  items: readonly CheckoutItem[];
}
