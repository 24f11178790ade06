import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cartStore } from '../../../shared/cart/cart-store.ts';
import { paths } from '../../../shared/config/paths.ts';
import { loadAnew } from '../../../shared/loading/load-chunk.ts';
import type { Session, SessionUser } from '../../../shared/session/session.ts';
import type { CheckoutEvent } from './checkout-machine.ts';
import { checkoutOfPayment } from './persisted-checkout.ts';
import { type ReturnedPayment, returnedPayment } from './returned-payment.ts';
import type { useCheckout } from './use-checkout.ts';

/**
 * Shows the outcome of a payment that went through the bank's own page, if it's the customer's: anyone can send a link
 * with another payment's secret. True until that is known.
 */
export function useReturnedPayment(
  session: Session,
  check: ReturnType<typeof useCheckout>['check'],
): boolean {
  const { search } = useLocation();
  const navigate = useNavigate();
  const returned = returnedPayment(search);
  const handled = useRef<string | null>(null);

  useEffect(() => {
    // Once for each payment: StrictMode runs effects twice.
    if (!returned || session.status === 'loading' || handled.current === returned.id) return;
    handled.current = returned.id;
    // A customer who has gone on to another page meanwhile stays there.
    const isShown = () => returnedPayment(window.location.search)?.id === returned.id;
    // Without the secret in the address, a reload does not handle the payment again.
    const cleanAddress = () => isShown() && void navigate(paths.cart, { replace: true });
    if (session.status === 'signed-out') return void cleanAddress();

    const settle = async (user: SessionUser, { id }: ReturnedPayment) => {
      const remembered = checkoutOfPayment(user.uid, id);
      if (remembered) return check(user, cartStore.read(), remembered);
      const { findOwnCheckout } = await loadAnew(() => import('./find-own-checkout.ts'));
      const own = await findOwnCheckout(user.uid, returned, isShown);
      if (!own || !isShown()) return;
      // This browser's cart may hold the same items for the next order: they stay.
      const { checkoutId: orderId } = own;
      const whenPaid: CheckoutEvent = { type: 'payment-succeeded', email: user.email, orderId };
      check(user, cartStore.read(), own, whenPaid);
    };
    settle(session.user, returned)
      .catch((error: unknown) => {
        console.error('The returned payment could not be read.', { payment: returned.id, error });
      })
      .finally(cleanAddress);
  }, [returned, session, check, navigate]);

  return returned !== null && session.status !== 'signed-out';
}
