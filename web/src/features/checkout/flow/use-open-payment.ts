import type { Cart } from '@dental-shop/domain/cart/cart';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '../../../shared/session/session.ts';
import { rememberedCheckout } from './remembered-checkout.ts';
import { selectedItems } from './selected-items.ts';

/**
 * Continues a payment whose outcome this browser has not seen: the page was reloaded or left, or
 * its tab closed, while the bank asked or the answer was on its way. Leads to the same payment
 * again, or to the screen that says it is paid. `ready` is true while the cart is shown and nothing
 * else is going on.
 */
export function useOpenPayment(
  ready: boolean,
  user: SessionUser | undefined,
  cart: Cart,
  start: (user: SessionUser, lines: Cart, failure: string | null) => void,
): void {
  const { t } = useTranslation();
  const handled = useRef(false);

  useEffect(() => {
    if (!ready || !user || handled.current) return;
    // Once for each visit: a customer who returns to the cart from the payment form stays there.
    handled.current = true;
    if (rememberedCheckout(user.uid, selectedItems(cart))?.openPayment === undefined) return;
    start(user, cart, t('checkout.outcomes.interrupted'));
  }, [ready, user, cart, start, t]);
}
