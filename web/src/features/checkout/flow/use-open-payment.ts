import type { Cart } from '@dental-shop/domain/cart/cart';
import { useEffect, useRef } from 'react';
import type { SessionUser } from '../../../shared/session/session.ts';
import { rememberedCheckout, type StoredCheckout } from './remembered-checkout.ts';
import { selectedItems } from './selected-items.ts';

/**
 * Continues a payment whose outcome this browser has not seen: the page was reloaded or left, or
 * its tab closed, while the bank asked or the answer was on its way. `ready` is true while the cart is
 * shown and nothing else is going on.
 */
export function useOpenPayment(
  ready: boolean,
  user: SessionUser | undefined,
  cart: Cart,
  check: (user: SessionUser, lines: Cart, checkout: StoredCheckout) => void,
): void {
  const handled = useRef(false);

  useEffect(() => {
    if (!ready || !user || handled.current) return;
    // Once for each visit: a customer who returns to the cart from the payment form stays there.
    handled.current = true;
    const checkout = rememberedCheckout(user.uid, selectedItems(cart));
    if (checkout?.openPayment) check(user, cart, checkout);
  }, [ready, user, cart, check]);
}
