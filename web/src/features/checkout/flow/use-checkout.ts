import type { Cart } from '@dental-shop/domain/cart/cart';
import { catalogueText } from '@dental-shop/domain/catalogue/translation/catalogue-text';
import { useCallback, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { cartStore } from '../../../shared/cart/cart-store.ts';
import { readCatalogueTranslation } from '../../../shared/catalogue/catalogue-translation.ts';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { loadAnew } from '../../../shared/loading/load-chunk.ts';
import type { SessionUser } from '../../../shared/session/session.ts';
import { errorSentence } from '../outcome/failure-sentence.ts';
import { outcomeOfError } from '../outcome/payment-outcome.ts';
import {
  type CheckoutEvent,
  checkoutOf,
  checkoutReducer,
  initialCheckoutState,
} from './checkout-state.ts';
import {
  forgetCheckout,
  isCheckoutOf,
  rememberedCheckout,
  type StoredCheckout,
} from './remembered-checkout.ts';
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

  /**
   * Requests the payment. `resumed` is the checkout to continue: without it, a new one may be started. `failure` is
   * what is known of the payment that was left open.
   */
  const prepare = useCallback(
    async (
      user: SessionUser,
      lines: Cart,
      resumed?: StoredCheckout,
      failure: string | null = null,
    ) => {
      attempts.current += 1;
      const attempt = attempts.current;
      dispatch({ type: 'started', uid: user.uid, attempt, failure });
      try {
        // In a chunk of its own: it brings Firestore and Stripe's loader.
        const { prepareCheckout } = await loadAnew(() => import('./prepare-checkout.ts'));
        const language = languageOf(i18n.language);
        const checkout = await prepareCheckout(user, lines, language, resumed?.checkoutId);
        cartStore.reprice(checkout.items);
        dispatch({ type: 'prepared', attempt, checkout });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'already-paid') {
          const items = selectedItems(lines);
          const paid = resumed ?? rememberedCheckout(user.uid, items);
          if (paid) forgetCheckout(paid.checkoutId);
          cartStore.removeBought(items);
          return dispatch({ type: 'found-paid', orderId: paid?.checkoutId ?? null });
        }
        console.error('The checkout could not be prepared.', { uid: user.uid, attempt, error });
        const text = catalogueText(readCatalogueTranslation(i18n));
        const names = lines.map(({ SKU, Name }) => text.productName({ sku: SKU, name: Name }));
        // The server's own sentence would say that the cart has changed.
        const isOver = resumed && outcomeOfError(error) === 'replaced';
        const sentence = isOver ? t('checkout.resumeEnded') : errorSentence(error, t, names);
        dispatch({ type: 'refused', attempt, failure: sentence });
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
    (user: SessionUser, lines: Cart, checkout: StoredCheckout, whenPaid?: CheckoutEvent) => {
      const { openPayment } = checkout;
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
        const isSameCart = isCheckoutOf(checkout, user.uid, selectedItems(lines));
        if (isSameCart) void prepare(user, lines, checkout, failure);
        else dispatch({ type: 'payment-canceled', failure });
      };
      void follow(
        user,
        { ...checkout, openPayment },
        { onUnpaid: showForm, ...(whenPaid && { whenPaid }) },
      );
    },
    [prepare, follow],
  );

  /** For a click, and never for a mere rendering. */
  const start = useCallback(
    (user: SessionUser, lines: Cart) => {
      stopFollowing();
      // A payment can also fail when the cart has been emptied since.
      if (lines.length === 0) return dispatch({ type: 'returned-to-cart' });
      const remembered = rememberedCheckout(user.uid, selectedItems(lines));
      // Another tab has confirmed it, or this one before the customer went back to the cart.
      if (remembered?.openPayment) return check(user, lines, remembered);
      void prepare(user, lines);
    },
    [prepare, check, stopFollowing],
  );

  /** Continues what the customer has started before, and starts nothing: safe when a page is opened. */
  const resume = useCallback(
    (user: SessionUser, lines: Cart, remembered: StoredCheckout) => {
      stopFollowing();
      if (remembered.openPayment) check(user, lines, remembered);
      else void prepare(user, lines, remembered);
    },
    [prepare, check, stopFollowing],
  );

  const returnToCart = useCallback(() => {
    attempts.current += 1;
    dispatch({ type: 'returned-to-cart' });
  }, []);

  return { state: checkoutOf(state, uid), start, resume, check, pay, returnToCart };
}
