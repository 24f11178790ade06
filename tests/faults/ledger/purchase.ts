import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';

/** The customers' ledger of intended purchases. */
export interface Purchase {
  checkoutId: string;
  uid: string;
  items: readonly CheckoutItem[];
}
