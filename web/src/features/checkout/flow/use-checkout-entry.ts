import type { Cart } from '@dental-shop/domain/cart/cart';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import type { Session } from '../../../shared/session/session.ts';
import { type CheckoutEntry, checkoutEntry } from './checkout-entry.ts';
import { rememberedCheckout } from './persisted-checkout.ts';
import { selectedItems } from './selected-items.ts';
import type { useCheckout } from './use-checkout.ts';

interface EntryOptions {
  session: Session;
  cart: Cart;
  checkout: ReturnType<typeof useCheckout>;
  /** True while the cart is shown and nothing else is going on. */
  isIdle: boolean;
}

/**
 * Gives the checkout an entry of its own in the browser's history: back leads to the cart, forward to the
 * checkout again, or to the cart where that is over. Also takes up what was left in the middle.
 */
export function useCheckoutEntry({ session, cart, checkout, isIdle }: EntryOptions): {
  entry: CheckoutEntry;
  open: () => void;
  close: () => void;
} {
  const location = useLocation();
  const navigate = useNavigate();
  const { state, start, resume, returnToCart } = checkout;
  const user = session.status === 'signed-in' ? session.user : undefined;
  const uid = user?.uid;
  const entry = checkoutEntry(location.state, uid);
  const { shows } = entry;

  const shown = useRef(shows);
  const isPaying = state.step === 'paying';
  useEffect(() => {
    const left = shown.current !== 'cart' && shows === 'cart';
    shown.current = shows;
    if (!left) return;
    // Stripe's dialog would stay over the cart: only a new document closes it, and the cart then continues
    // the open payment.
    if (isPaying) window.location.assign(paths.cart);
    else returnToCart();
  }, [shows, isPaying, returnToCart]);

  const lookedForPayment = useRef(false);
  useEffect(() => {
    if (!isIdle || session.status === 'loading') return;
    const leaveEntry = () => navigate(paths.cart, { replace: true });
    if (!user) return shows === 'checkout' ? void leaveEntry() : undefined;
    // Once for each visit: a customer who returns to the cart from the payment form stays there.
    const isFirst = !lookedForPayment.current;
    lookedForPayment.current = true;
    const remembered = rememberedCheckout(user.uid, selectedItems(cart));
    if (shows === 'checkout') {
      if (remembered) resume(user, cart, remembered);
      else leaveEntry();
    } else if (isFirst && remembered?.openPayment) resume(user, cart, remembered);
  }, [isIdle, session.status, user, shows, cart, resume, navigate]);

  const paidOrder = state.step === 'succeeded' ? state.orderId : null;
  useEffect(() => {
    if (paidOrder === null || uid === undefined) return;
    // For a reload, and for another look from the history.
    const receipt: CheckoutEntry = { shows: 'receipt', orderId: paidOrder, uid };
    navigate(paths.cart, { replace: true, state: receipt });
  }, [paidOrder, uid, navigate]);

  return {
    entry,
    open: () => {
      if (!user) return;
      start(user, cart);
      const opened: CheckoutEntry = { shows: 'checkout' };
      navigate(paths.cart, { state: opened });
    },
    close: () => (shows === 'checkout' ? window.history.back() : returnToCart()),
  };
}
