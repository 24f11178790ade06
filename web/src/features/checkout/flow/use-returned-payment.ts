import type { Cart } from '@dental-shop/domain/cart/cart';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { loadAnew } from '../../../shared/loading/load-chunk.ts';
import type { Session, SessionUser } from '../../../shared/session/session.ts';
import { checkoutOfPayment, type StoredCheckout } from './remembered-checkout.ts';
import { type ReturnedPayment, returnedPayment } from './returned-payment.ts';

interface ReturnedPaymentHandlers {
  start: (user: SessionUser, lines: Cart, failure: string | null) => void;
  check: (user: SessionUser, lines: Cart, checkout: StoredCheckout) => void;
  succeed: (email: string, bought: readonly CheckoutItem[]) => void;
}

/**
 * Goes on with a payment that went through the bank's own page, as with one that was left open. Of a
 * payment that another browser began, this one's cart knows nothing: only its success is shown. True
 * until that is known.
 */
export function useReturnedPayment(
  session: Session,
  cart: Cart,
  { start, check, succeed }: ReturnedPaymentHandlers,
): boolean {
  const { t } = useTranslation();
  const { search } = useLocation();
  const navigate = useNavigate();
  const returned = returnedPayment(search);
  const handled = useRef<string | null>(null);

  useEffect(() => {
    // Once for each payment: StrictMode runs effects twice.
    if (!returned || session.status === 'loading' || handled.current === returned.id) return;
    handled.current = returned.id;
    // Without the secret in the address, a reload does not handle the payment again. A customer
    // who has gone on to another page meanwhile stays there.
    const cleanAddress = () => {
      if (returnedPayment(window.location.search)?.id !== returned.id) return;
      navigate(paths.cart, { replace: true });
    };
    if (session.status === 'signed-out') return cleanAddress();

    const settle = async (user: SessionUser, { id, clientSecret }: ReturnedPayment) => {
      const own = checkoutOfPayment(user.uid, id);
      if (own) return check(user, cart, own);
      const { readReturnedPayment } = await loadAnew(() => import('./read-returned-payment.ts'));
      const outcome = await readReturnedPayment(clientSecret);
      if (outcome === 'succeeded') succeed(user.email, []);
    };
    settle(session.user, returned)
      .catch((error: unknown) => {
        console.error('The returned payment could not be read.', { payment: returned.id, error });
        start(session.user, cart, t('checkout.cart.payment.failed'));
      })
      .finally(cleanAddress);
  }, [returned, session, cart, start, check, succeed, navigate, t]);

  return returned !== null && session.status !== 'signed-out';
}
