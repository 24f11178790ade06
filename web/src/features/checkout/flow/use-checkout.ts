import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { cartStore } from '../../../shared/cart/cart-store.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useHydrated } from '../../../shared/loading/use-hydrated.ts';
import type { Session } from '../../../shared/session/session.ts';
import { performEffect, type Tasks } from './checkout-effects.ts';
import {
  type CheckoutEvent,
  type ConfirmPayment,
  checkoutForUser,
  initialCheckoutState,
  transition,
} from './checkout-machine.ts';
import {
  type CheckoutEntry,
  checkoutEntry,
  findStoredCheckout,
  hasOpenPayment,
  restoreCheckout,
  returnedPayment,
  selectedItems,
} from './persisted-checkout.ts';

export function useCheckout(session: Session) {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const hydrated = useHydrated();
  const [state, setState] = useState(initialCheckoutState);
  // A ref, because the second click of a double click can arrive before the next render.
  const current = useRef(state);
  const [tasks] = useState<Tasks>(() => new Map());

  const send = useCallback(
    function send(event: CheckoutEvent): void {
      const [next, ...effects] = transition(current.current, event);
      current.current = next;
      setState(next);
      for (const effect of effects) performEffect(effect, { send, tasks, i18n, navigate });
    },
    [tasks, i18n, navigate],
  );

  const user = session.status === 'signed-in' ? session.user : undefined;
  const { shows } = checkoutEntry(location.state, user?.uid);
  const shown = useRef(shows);
  const isKnown = hydrated && session.status !== 'loading';
  useEffect(() => {
    if (!isKnown) return;
    const hasLeft = shown.current !== 'cart' && shows === 'cart';
    shown.current = shows;
    if (hasLeft) send({ type: 'return-to-cart', uid: user?.uid });
    send(restoreCheckout(location, user, cartStore.read()));
  }, [isKnown, shows, location, user, send]);

  useEffect(
    () => () => {
      for (const task of tasks.values()) task.abort();
      // Stripe's dialog would cover the next page, and only a page load closes it. The timeout lets the browser go back
      // first; otherwise, this would undo the navigation.
      if (current.current.step === 'paying') setTimeout(() => window.location.assign(paths.cart));
      current.current = initialCheckoutState;
    },
    [tasks],
  );

  const proceed = () => {
    if (!user) return;
    const cart = cartStore.read();
    const stored = findStoredCheckout(user.uid, selectedItems(cart));
    const checkout = stored && hasOpenPayment(stored) ? stored : undefined;
    send({ type: 'proceed', user, cart, checkout });
  };

  return {
    state: checkoutForUser(state, user?.uid),
    isRestoring:
      state.step === 'restoring' &&
      session.status !== 'signed-out' &&
      (shows !== 'cart' || returnedPayment(location.search) !== null),
    open: () => {
      if (!user) return;
      proceed();
      const opened: CheckoutEntry = { shows: 'checkout' };
      navigate(paths.cart, { state: opened });
    },
    retry: proceed,
    pay: (confirm: ConfirmPayment) => user && send({ type: 'pay', user, confirm }),
    close: () => {
      if (shows === 'checkout') window.history.back();
      else send({ type: 'return-to-cart', uid: user?.uid });
    },
  };
}
