import { priceChanges } from '@dental-shop/domain/cart/price-changes';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { type Dispatch, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cartStore } from '../../../shared/cart/cart-store.ts';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../../shared/config/paths.ts';
import type { SessionUser } from '../../../shared/session/session.ts';
import type { CheckoutEvent, PreparedCheckout } from './checkout-machine.ts';
import { outcomeSentence } from './failure-sentence.ts';
import { outcomeOfError, type PaymentOutcome } from './payment-outcome.ts';
import {
  forgetCheckout,
  forgetOpenPayment,
  type OpenPayment,
  rememberCheckout,
} from './persisted-checkout.ts';
import type { Follow } from './use-followed-payment.ts';

export type Pay = (
  user: SessionUser,
  checkout: PreparedCheckout,
  confirm: (noteOpen: (payment: OpenPayment) => void) => Promise<PaymentOutcome>,
) => Promise<void>;

const isBanksNo = (outcome: PaymentOutcome): boolean =>
  outcome === 'not-authenticated' || (typeof outcome === 'object' && 'declined' in outcome);

const toCheckoutItem = ({ sku, quantity }: CheckoutItem): CheckoutItem => ({ sku, quantity });

interface PaymentHandlers {
  dispatch: Dispatch<CheckoutEvent>;
  follow: Follow;
  stopFollowing: () => void;
}

/** Runs a payment that the customer has started, and shows them its outcome. */
export function usePayment({ dispatch, follow, stopFollowing }: PaymentHandlers): Pay {
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

  const finish = (
    outcome: PaymentOutcome,
    user: SessionUser,
    checkout: PreparedCheckout,
    /** Undefined where the card was not even sent. */
    sent: OpenPayment | undefined,
  ) => {
    const { checkoutId, items, clientSecret } = checkout;
    if (outcome === 'succeeded') {
      forgetCheckout(checkoutId);
      cartStore.removeBought(items);
      return dispatch({ type: 'payment-succeeded', email: user.email, orderId: checkoutId });
    }
    const openPayment = sent ?? { clientSecret, earlierFailure: null };
    const open = { checkoutId, items: items.map(toCheckoutItem), openPayment };
    const onUnpaid = (text: string) => dispatch({ type: 'payment-failed', failure: text });
    // What is believed of a payment is what Stripe says of it.
    if (outcome === 'already-paid' || outcome === 'processing' || outcome === 'unknown') {
      dispatch({ type: 'check-started', uid: user.uid, checkout });
      const whenPaid =
        outcome === 'already-paid'
          ? { type: 'found-paid' as const, orderId: checkoutId }
          : undefined;
      return void follow(user, open, { onUnpaid, ...(whenPaid && { whenPaid }) });
    }
    const failure = outcomeSentence(outcome, t, items.map(productName));
    if (outcome === 'canceled' || outcome === 'replaced') {
      forgetCheckout(checkoutId);
      return dispatch({ type: 'payment-canceled', failure });
    }
    // A card that was not sent says nothing about an earlier one whose answer is awaited. A challenge
    // that was closed may still be answered in another way, as in its own app.
    if (outcome === 'not-finished') void follow(user, open, { onUnpaid, onlyDecided: true });
    else if (sent && isBanksNo(outcome)) forgetOpenPayment(checkoutId);
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
    stopFollowing();
    dispatch({ type: 'payment-started' });
    const { checkoutId } = checkout;
    const items = checkout.items.map(toCheckoutItem);
    let sent: OpenPayment | undefined;
    const noteOpen = (openPayment: OpenPayment) => {
      sent = openPayment;
      rememberCheckout({ uid: user.uid, checkoutId, items, openPayment });
    };
    const outcome = await confirm(noteOpen).catch((error: unknown) => {
      console.error('The payment failed.', { checkoutId, error });
      return outcomeOfError(error);
    });
    busy.current = false;
    if (onScreen.current) finish(outcome, user, checkout, sent);
  };
}
