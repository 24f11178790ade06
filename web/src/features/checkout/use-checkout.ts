import type { Cart } from '@dental-shop/domain/cart/cart';
import { useCallback, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cartStore } from '../cart/cart-store.ts';
import type { SessionUser } from '../session/session.ts';
import { checkoutErrorMessage } from './checkout-error-message.ts';
import { checkoutOf, checkoutReducer, initialCheckoutState } from './checkout-state.ts';
import { forgetCheckout } from './remembered-checkout.ts';

/** The buyer's way from the cart to the paid order, and what moves them along it. */
export function useCheckout(uid: string | undefined) {
  const { t } = useTranslation();
  const [state, dispatch] = useReducer(checkoutReducer, initialCheckoutState);
  const attempts = useRef(0);

  /**
   * Asks for the payment; a click does, never an effect, which React may run twice. `failure` is
   * what went wrong before a redirect.
   */
  const start = useCallback(
    async (user: SessionUser, lines: Cart, failure: string | null = null) => {
      attempts.current += 1;
      const attempt = attempts.current;
      dispatch({ type: 'started', uid: user.uid, attempt, failure });
      try {
        // Brings Firestore and Stripe's loader, which no one needs before.
        const { prepareCheckout } = await import('./prepare-checkout.ts');
        dispatch({ type: 'prepared', attempt, checkout: await prepareCheckout(user, lines) });
      } catch (error) {
        console.error('The checkout could not be prepared.', { uid: user.uid, attempt, error });
        dispatch({ type: 'refused', attempt, failure: checkoutErrorMessage(error, t) });
      }
    },
    [t],
  );
  const succeed = useCallback((email: string) => {
    forgetCheckout();
    cartStore.clear();
    dispatch({ type: 'payment-succeeded', email });
  }, []);
  const pay = useCallback(() => dispatch({ type: 'payment-started' }), []);
  const fail = useCallback((failure: string) => dispatch({ type: 'payment-failed', failure }), []);
  const returnToCart = useCallback(() => dispatch({ type: 'returned-to-cart' }), []);

  return { state: checkoutOf(state, uid), start, pay, succeed, fail, returnToCart };
}
