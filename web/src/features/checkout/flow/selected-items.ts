import type { Cart } from '@dental-shop/domain/cart/cart';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';

/** The cart's items without prices: the server sets those. */
export function selectedItems(cart: Cart): CheckoutItem[] {
  return cart.map(({ SKU, quantity }) => ({ sku: SKU.trim(), quantity }));
}
