import { cartItemOf } from '../cart/cart-item-of.ts';
import { cartStore } from '../cart/cart-store.ts';
import type { AnsweredPart } from './answer-text.tsx';

/** Puts what the cart takes of these lines into it, at once. Returns how many pieces that were. */
export function fillCart(answered: readonly AnsweredPart[]): number {
  const items = answered.flatMap(({ product, adds }) =>
    product && adds > 0 ? [{ item: cartItemOf(product), quantity: adds }] : [],
  );
  cartStore.addItems(items);
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
