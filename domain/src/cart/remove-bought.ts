import { normaliseSku } from '../catalogue/normalise-sku.ts';
import type { CheckoutItem } from '../order/checkout.ts';
import type { Cart } from './cart.ts';

/** What is left of a cart after a purchase: pieces that were added since in another tab stay. */
export function removeBought(cart: Cart, bought: readonly CheckoutItem[]): Cart {
  const quantities = new Map(bought.map(({ sku, quantity }) => [normaliseSku(sku), quantity]));
  return cart.flatMap((line) => {
    const quantity = line.quantity - (quantities.get(normaliseSku(line.SKU)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
