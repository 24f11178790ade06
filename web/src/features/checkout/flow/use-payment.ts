import { priceChanges } from '@dental-shop/domain/cart/price-changes';
import { type Dispatch, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cartStore } from '../../../shared/cart/cart-store.ts';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../../shared/config/paths.ts';
import type { SessionUser } from '../../../shared/session/session.ts';
import { outcomeSentence } from '../outcome/failure-sentence.ts';
import { outcomeOfError, type PaymentOutcome } from '../outcome/payment-outcome.ts';
import type { CheckoutEvent, PreparedCheckout } from './checkout-state.ts';
import { forgetCheckout, forgetOpenPayment, rememberCheckout } from './remembered-checkout.ts';
import { paymentIntentId } from './returned-payment.ts';

export type Pay = (
  user: SessionUser,
  checkout: PreparedCheckout,
  confirm: () => Promise<PaymentOutcome>,
) => Promise<void>;

/** Runs a payment that the customer has started, and shows them its outcome. */
export function usePayment(dispatch: Dispatch<CheckoutEvent>): Pay {
  const { t } = useTranslation();
  const { productName } = useCatalogueText();
  const busy = useRef(false);
  const onScreen = useRef(false);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
      // Mostly the back button. Stripe's dialog would stay over whatever page comes: only a new
      // document closes it, and the cart then continues the open payment. The timeout lets the
      // browser go back first, which would undo the navigation otherwise.
      if (busy.current) setTimeout(() => window.location.assign(paths.cart));
    };
  }, []);

  const finish = (outcome: PaymentOutcome, { email }: SessionUser, checkout: PreparedCheckout) => {
    const { checkoutId, items } = checkout;
    if (outcome === 'succeeded' || outcome === 'already-paid') {
      forgetCheckout(checkoutId);
      cartStore.removeBought(items);
      const paid = outcome === 'succeeded';
      return dispatch(paid ? { type: 'payment-succeeded', email } : { type: 'found-paid' });
    }
    const failure = outcomeSentence(outcome, t, items.map(productName));
    if (outcome === 'canceled') {
      forgetCheckout(checkoutId);
      return dispatch({ type: 'payment-canceled', failure });
    }
    // A payment that may still succeed is looked up again when the customer returns to the cart.
    if (outcome !== 'processing' && outcome !== 'unknown') forgetOpenPayment(checkoutId);
    if (typeof outcome === 'object' && 'repriced' in outcome) {
      const { repriced } = outcome;
      cartStore.reprice(repriced.items);
      const changed = { ...repriced, priceChanges: priceChanges(items, repriced.items) };
      return dispatch({ type: 'payment-repriced', checkout: changed, failure });
    }
    dispatch({ type: 'payment-failed', failure });
  };

  return async (user, checkout, confirm) => {
    // A double click comes before the next render, which is when the state would show it.
    if (busy.current) return;
    busy.current = true;
    dispatch({ type: 'payment-started' });
    const { checkoutId, clientSecret } = checkout;
    const items = checkout.items.map(({ sku, quantity }) => ({ sku, quantity }));
    const openPayment = paymentIntentId(clientSecret);
    rememberCheckout({ uid: user.uid, checkoutId, items, openPayment });
    const outcome = await confirm().catch((error: unknown) => {
      console.error('The payment failed.', { checkoutId, error });
      return outcomeOfError(error);
    });
    busy.current = false;
    if (onScreen.current) finish(outcome, user, checkout);
  };
}
