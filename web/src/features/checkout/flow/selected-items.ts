import type { Cart } from '@dental-shop/domain/cart/cart';
import type { CheckoutItem } from '@dental-shop/domain/order/checkout';

/** What a cart asks for, without its prices: those are the server's. */
export function selectedItems(cart: Cart): CheckoutItem[] {
  return cart.map(({ SKU, quantity }) => ({ sku: SKU.trim(), quantity }));
}
