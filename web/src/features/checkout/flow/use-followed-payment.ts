import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cartStore } from '../../../shared/cart/cart-store.ts';
import { loadAnew } from '../../../shared/loading/load-chunk.ts';
import type { SessionUser } from '../../../shared/session/session.ts';
import type { CheckoutEvent } from './checkout-machine.ts';
import { outcomeSentence } from './failure-sentence.ts';
import { forgetCheckout, forgetOpenPayment, type OpenPayment } from './persisted-checkout.ts';

interface FollowedCheckout {
  checkoutId: string;
  items: readonly CheckoutItem[];
  openPayment: OpenPayment;
}

interface FollowOptions {
  /** Hears what the customer is to be told of a payment that the bank has refused, or not decided. */
  onUnpaid: (failure: string) => void;
  /** Keeps what is on the screen until the bank has decided. */
  onlyDecided?: boolean;
  /** What is shown of a payment that turns out to be paid, instead of the thanks for it. */
  whenPaid?: CheckoutEvent;
}

export type Follow = (
  user: SessionUser,
  checkout: FollowedCheckout,
  options: FollowOptions,
) => Promise<void>;

/** Follows one payment at a time until the bank has decided, and while the cart's page is open. */
export function useFollowedPayment(dispatch: Dispatch<CheckoutEvent>): {
  follow: Follow;
  stopFollowing: () => void;
} {
  const { t } = useTranslation();
  const following = useRef<AbortController>(undefined);
  const stopFollowing = useCallback(() => following.current?.abort(), []);
  useEffect(() => stopFollowing, [stopFollowing]);

  const follow = useCallback<Follow>(
    async ({ email }, { checkoutId, items, openPayment }, options) => {
      stopFollowing();
      const { onUnpaid, onlyDecided = false } = options;
      const controller = new AbortController();
      following.current = controller;
      try {
        // In a chunk of its own: it brings Stripe's loader.
        const { followPayment } = await loadAnew(() => import('./follow-payment.ts'));
        for await (const { outcome, decided } of followPayment(openPayment, controller.signal)) {
          if (!decided && onlyDecided) continue;
          if (outcome === 'succeeded' || outcome === 'already-paid') {
            const wasOpenHere = forgetCheckout(checkoutId);
            // What another tab has paid, it has taken out of the cart, which may have the same part for the next order.
            if (wasOpenHere || !options.whenPaid) cartStore.removeBought(items);
            return dispatch(
              options.whenPaid ?? { type: 'payment-succeeded', email, orderId: checkoutId },
            );
          }
          const failure = outcomeSentence(outcome, t, []);
          if (outcome === 'canceled') {
            forgetCheckout(checkoutId);
            return dispatch({ type: 'payment-canceled', failure });
          }
          if (decided) forgetOpenPayment(checkoutId);
          if (outcome === 'processing') dispatch({ type: 'check-takes-long', notice: failure });
          else onUnpaid(failure);
        }
      } catch (error) {
        console.error('The payment could not be followed.', { checkoutId, error });
        onUnpaid(t('checkout.outcomes.unknown'));
      }
    },
    [dispatch, stopFollowing, t],
  );
  return { follow, stopFollowing };
}
