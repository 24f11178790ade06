import type { Cart } from '@dental-shop/domain/cart/cart';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { returnedClientSecret } from '../checkout/returned-payment.ts';
import type { SessionUser } from '../session/session.ts';

interface ReturnedPaymentHandlers {
  start: (user: SessionUser, lines: Cart, failure: string | null) => void;
  succeed: (email: string) => void;
}

/**
 * Takes up a payment that left the page for a bank's: paid leads to the success screen, anything
 * else back to the payment form with the reason. True until that is known.
 */
export function useReturnedPayment(
  user: SessionUser | undefined,
  cart: Cart,
  { start, succeed }: ReturnedPaymentHandlers,
): boolean {
  const { t } = useTranslation();
  const { search } = useLocation();
  const navigate = useNavigate();
  const clientSecret = returnedClientSecret(search);
  const handled = useRef<string | null>(null);

  useEffect(() => {
    // Once for each secret: StrictMode runs effects twice.
    if (!clientSecret || !user || handled.current === clientSecret) return;
    handled.current = clientSecret;
    const readPayment = async () => {
      const { readReturnedPayment } = await import('../checkout/read-returned-payment.ts');
      const payment = await readReturnedPayment(clientSecret);
      if (payment === 'succeeded') return succeed(user.email);
      const reason = payment === 'processing' ? t('checkout.stillProcessing') : payment.failure;
      start(user, cart, reason ?? t('cart.payment.failed'));
    };
    readPayment()
      .catch((error: unknown) => {
        console.error('The returned payment could not be read.', { uid: user.uid, error });
        start(user, cart, t('cart.payment.failed'));
      })
      .finally(() => {
        // The secret leaves the address, so that a reload does not take it up again; whoever has
        // gone on to another page meanwhile stays there.
        if (returnedClientSecret(window.location.search) !== clientSecret) return;
        navigate(paths.cart, { replace: true });
      });
  }, [clientSecret, user, cart, start, succeed, navigate, t]);

  return clientSecret !== null && user !== undefined;
}
