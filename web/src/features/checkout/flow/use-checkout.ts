import type { Cart } from '@dental-shop/domain/cart/cart';
import { catalogueText } from '@dental-shop/domain/catalogue/catalogue-text';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { useCallback, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { cartStore } from '../../../shared/cart/cart-store.ts';
import { readCatalogueTranslation } from '../../../shared/catalogue/catalogue-translation.ts';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { loadAnew } from '../../../shared/loading/load-chunk.ts';
import type { SessionUser } from '../../../shared/session/session.ts';
import { errorSentence } from '../outcome/failure-sentence.ts';
import { checkoutOf, checkoutReducer, initialCheckoutState } from './checkout-state.ts';
import { forgetCheckout, rememberedCheckout, type StoredCheckout } from './remembered-checkout.ts';
import { selectedItems } from './selected-items.ts';
import { useFollowedPayment } from './use-followed-payment.ts';
import { usePayment } from './use-payment.ts';

/** The state of the checkout, from the cart to the paid order, and what changes it. */
export function useCheckout(uid: string | undefined) {
  const { t, i18n } = useTranslation();
  const [state, dispatch] = useReducer(checkoutReducer, initialCheckoutState);
  const attempts = useRef(0);
  const { follow, stopFollowing } = useFollowedPayment(dispatch);
  const pay = usePayment({ dispatch, follow, stopFollowing });

  /** Requests the payment. `failure` is what is known of the one that was left open. */
  const prepare = useCallback(
    async (user: SessionUser, lines: Cart, failure: string | null) => {
      attempts.current += 1;
      const attempt = attempts.current;
      dispatch({ type: 'started', uid: user.uid, attempt, failure });
      try {
        // In a chunk of its own: it brings Firestore and Stripe's loader.
        const { prepareCheckout } = await loadAnew(() => import('./prepare-checkout.ts'));
        const checkout = await prepareCheckout(user, lines, languageOf(i18n.language));
        cartStore.reprice(checkout.items);
        dispatch({ type: 'prepared', attempt, checkout });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'already-paid') {
          const items = selectedItems(lines);
          const paid = rememberedCheckout(user.uid, items);
          if (paid) forgetCheckout(paid.checkoutId);
          cartStore.removeBought(items);
          return dispatch({ type: 'found-paid', orderId: paid?.checkoutId ?? null });
        }
        console.error('The checkout could not be prepared.', { uid: user.uid, attempt, error });
        const text = catalogueText(readCatalogueTranslation(i18n));
        const names = lines.map(({ SKU, Name }) => text.productName({ sku: SKU, name: Name }));
        dispatch({ type: 'refused', attempt, failure: errorSentence(error, t, names) });
      }
    },
    [t, i18n],
  );

  /**
   * Says that the bank is being asked, until it has answered: paid leads to the success screen, a no
   * to the payment form with the reason. The form comes also where no answer comes for long: it pays the
   * same payment, which Stripe takes the money of once.
   */
  const check = useCallback(
    (user: SessionUser, lines: Cart, { openPayment, ...checkout }: StoredCheckout) => {
      if (openPayment === undefined) return;
      attempts.current += 1;
      const attempt = attempts.current;
      dispatch({ type: 'check-started', uid: user.uid, checkout: null });
      let hasForm = false;
      const showForm = (failure: string) => {
        if (hasForm) return dispatch({ type: 'payment-failed', failure });
        // Whoever went back to the cart stays there, and may have changed it.
        if (attempt !== attempts.current) return;
        hasForm = true;
        void prepare(user, lines, failure);
      };
      void follow(user, { ...checkout, openPayment }, { onUnpaid: showForm });
    },
    [prepare, follow],
  );

  /** For a click, and never for a mere rendering. */
  const start = useCallback(
    (user: SessionUser, lines: Cart, failure: string | null = null) => {
      stopFollowing();
      const remembered = rememberedCheckout(user.uid, selectedItems(lines));
      // Another tab has confirmed it, or this one before the customer went back to the cart.
      if (remembered?.openPayment) return check(user, lines, remembered);
      void prepare(user, lines, failure);
    },
    [prepare, check, stopFollowing],
  );

  /**
   * A payment has succeeded on the bank's page. `bought` is empty where another browser began it.
   */
  const succeed = useCallback((email: string, bought: readonly CheckoutItem[]) => {
    cartStore.removeBought(bought);
    dispatch({ type: 'payment-succeeded', email, orderId: null });
  }, []);
  const returnToCart = useCallback(() => {
    attempts.current += 1;
    dispatch({ type: 'returned-to-cart' });
  }, []);

  return { state: checkoutOf(state, uid), start, check, pay, succeed, returnToCart };
}
