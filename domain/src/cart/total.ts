import { parsePriceCents } from '../money/price.ts';
import type { Cart, CartItem } from './cart.ts';

/** Price of one line in cents; a price that is not a number counts as 0. */
export function lineTotal(item: CartItem): number {
  return parsePriceCents(item.Price) * item.quantity;
}

/** Sum of all lines in cents. */
export function subtotal(cart: Cart): number {
  return cart.reduce((sum, item) => sum + lineTotal(item), 0);
}
