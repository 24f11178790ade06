import type { CreatePaymentIntentResponse } from '@dental-shop/domain/api/payment';
import type { Cart } from '@dental-shop/domain/cart/cart';
import type { PriceChange } from '@dental-shop/domain/cart/price-changes';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import type { OrderItem } from '@dental-shop/domain/order/order';
import type { SessionUser } from '../../../shared/session/session.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import {
  hasOpenPayment,
  isCheckoutFor,
  type OpenCheckout,
  type OpenPayment,
  type RestoreEvent,
  type ReturnedPayment,
  type StoredCheckout,
  selectedItems,
} from './persisted-checkout.ts';

/** Items and amount come from the server, because the cart's prices may be outdated. */
export interface PreparedCheckout extends CreatePaymentIntentResponse {
  priceChanges: readonly PriceChange[];
}

interface CheckoutAttempt<Checkout = StoredCheckout> {
  user: SessionUser;
  cart: Cart;
  checkout: Checkout;
}

/** Read it through `checkoutForUser`, because another account may sign in on the same page. */
export type CheckoutState =
  | { step: 'restoring' }
  | { step: 'cart' }
  | { step: 'preparing'; uid: string; failure: string | null }
  | { step: 'failed'; uid: string; failure: string }
  | { step: 'ready'; uid: string; checkout: PreparedCheckout; failure: string | null }
  | { step: 'paying'; uid: string; checkout: PreparedCheckout }
  | { step: 'checking'; uid: string; checkout: PreparedCheckout; notice: string | null }
  /** The payment was confirmed earlier, for example before a reload. */
  | {
      step: 'checking';
      uid: string;
      checkout: null;
      attempt: CheckoutAttempt;
      notice: string | null;
    }
  /** `orderId` is null if the checkout was started in another browser. */
  | { step: 'already-paid'; uid: string; orderId: string | null }
  | { step: 'succeeded'; uid: string; email: string; orderId: string }
  | { step: 'receipt'; uid: string; email: string; orderId: string };

export type CheckoutInProgress = Extract<
  CheckoutState,
  { step: 'preparing' | 'failed' | 'ready' | 'paying' | 'checking' }
>;

/** Calls `onConfirming` right before confirming the PaymentIntent, because from then on the card may be charged. */
export type ConfirmPayment = (
  onConfirming: (payment: OpenPayment) => void,
) => Promise<PaymentOutcome>;

export type CheckoutEvent =
  | RestoreEvent
  | ({ type: 'checkout-looked-up' } & CheckoutAttempt<OpenCheckout | undefined>)
  /** Starts a new checkout, unless the earlier `checkout` still has an open payment. */
  | ({ type: 'proceed' } & CheckoutAttempt<OpenCheckout | undefined>)
  | { type: 'return-to-cart'; uid: string | undefined }
  | { type: 'prepared'; checkout: PreparedCheckout }
  | { type: 'preparation-failed'; failure: string }
  | { type: 'pay'; user: SessionUser; confirm: ConfirmPayment }
  /** Only Stripe knows the outcome, for example because the response was lost. */
  | { type: 'outcome-unknown'; user: SessionUser; payment: OpenPayment; isAlreadyPaid: boolean }
  | { type: 'challenge-closed'; user: SessionUser; payment: OpenPayment; failure: string }
  | { type: 'repriced'; checkout: PreparedCheckout; failure: string }
  /** `isDecided` is false if the payment may still go through. */
  | { type: 'payment-failed'; checkoutId: string; failure: string; isDecided: boolean }
  | { type: 'bank-delayed'; notice: string }
  | { type: 'payment-canceled'; checkoutId: string; failure: string }
  | ({ type: 'payment-succeeded'; user: SessionUser; checkoutId: string } & PaidItems)
  | ({ type: 'already-paid-found'; uid: string; checkoutId: string | null } & PaidItems);

interface PaidItems {
  items: readonly CheckoutItem[];
  /** If another tab has paid, the cart may already contain the next order. */
  maybePaidElsewhere: boolean;
}

export type CheckoutEffect =
  | ({ type: 'prepare' } & CheckoutAttempt<StoredCheckout | undefined>)
  | {
      type: 'confirm';
      user: SessionUser;
      checkout: PreparedCheckout;
      confirm: ConfirmPayment;
    }
  /** `finalOnly` suppresses interim results, such as a notice. */
  | { type: 'poll-payment'; checkout: OpenCheckout; onPaid: CheckoutEvent; finalOnly: boolean }
  | { type: 'look-up'; user: SessionUser; returned: ReturnedPayment }
  | { type: 'stop-polling' }
  | { type: 'reprice-cart'; items: readonly OrderItem[] }
  | ({ type: 'clear-paid'; checkoutId: string | null } & PaidItems)
  | { type: 'clear-stored-checkout'; checkoutId: string }
  | { type: 'clear-open-payment'; checkoutId: string }
  /** These effects replace the history entry, which determines what the page shows after a reload. */
  | { type: 'show-receipt-entry'; uid: string; orderId: string }
  | { type: 'show-cart-entry' }
  /** Only a page load closes Stripe's dialog. The new page resumes the open payment. */
  | { type: 'reload-cart' };

export type Transition = [next: CheckoutState, ...effects: CheckoutEffect[]];

export const initialCheckoutState: CheckoutState = { step: 'restoring' };
const cartState: CheckoutState = { step: 'cart' };
const stopPolling: CheckoutEffect = { type: 'stop-polling' };
const showCartEntry: CheckoutEffect = { type: 'show-cart-entry' };

/**
 * Pure: `checkout-effects.ts` performs the effects. docs/payments.md has a diagram. An event that doesn't fit the state,
 * such as a late response, leaves it unchanged but may still have effects.
 */
export function transition(state: CheckoutState, event: CheckoutEvent): Transition {
  switch (event.type) {
    case 'cart-opened':
    case 'receipt-opened':
    case 'checkout-opened':
    case 'open-payment-found':
    case 'payment-returned':
      return restore(state, event);

    case 'checkout-looked-up': {
      if (state.step !== 'restoring') return [state];
      const { user, cart, checkout } = event;
      if (!checkout) return [state, showCartEntry];
      return [...checkPayment({ user, cart, checkout, maybePaidElsewhere: true }), showCartEntry];
    }

    case 'proceed':
      if (state.step !== 'cart' && state.step !== 'failed') return [state];
      if (event.cart.length === 0) return [cartState, stopPolling, showCartEntry];
      return startCheckout(event);

    case 'return-to-cart':
      if (state.step === 'restoring') return [state];
      if (state.step !== 'paying') return [cartState];
      return state.uid === event.uid ? [state, { type: 'reload-cart' }] : [state];

    case 'prepared': {
      const { checkout } = event;
      const effect: CheckoutEffect = { type: 'reprice-cart', items: checkout.items };
      if (state.step !== 'preparing') return [state, effect];
      return [{ ...state, step: 'ready', checkout }, effect];
    }

    case 'preparation-failed':
      if (state.step !== 'preparing') return [state];
      return [{ step: 'failed', uid: state.uid, failure: event.failure }];

    case 'pay': {
      if (state.step !== 'ready') return [state];
      const { uid, checkout } = state;
      const { user, confirm } = event;
      return [
        { step: 'paying', uid, checkout },
        stopPolling,
        { type: 'confirm', user, checkout, confirm },
      ];
    }

    case 'outcome-unknown': {
      if (state.step !== 'paying') return [state];
      const { user, payment, isAlreadyPaid } = event;
      const checkout = openCheckout(state, payment);
      const onPaid = isAlreadyPaid ? foundPaid(checkout) : succeeded(user, checkout);
      return [
        { ...state, step: 'checking', notice: null },
        { type: 'poll-payment', checkout, onPaid, finalOnly: false },
      ];
    }

    case 'challenge-closed': {
      if (state.step !== 'paying') return [state];
      const checkout = openCheckout(state, event.payment);
      const onPaid = succeeded(event.user, checkout);
      return [
        { ...state, step: 'ready', failure: event.failure },
        { type: 'poll-payment', checkout, onPaid, finalOnly: true },
      ];
    }

    case 'repriced': {
      if (state.step !== 'paying') return [state];
      const { checkout, failure } = event;
      return [
        { ...state, step: 'ready', checkout, failure },
        { type: 'reprice-cart', items: checkout.items },
      ];
    }

    case 'payment-failed': {
      const { checkoutId, isDecided } = event;
      const next = afterFailure(state, event.failure);
      return isDecided ? [...next, { type: 'clear-open-payment', checkoutId }] : next;
    }

    case 'bank-delayed':
      return state.step === 'checking' ? [{ ...state, notice: event.notice }] : [state];

    case 'payment-canceled': {
      const { checkoutId, failure } = event;
      const clearCheckout: CheckoutEffect = { type: 'clear-stored-checkout', checkoutId };
      if (!isInProgress(state)) return [state, clearCheckout];
      return [{ step: 'failed', uid: state.uid, failure }, clearCheckout];
    }

    case 'payment-succeeded': {
      if (isPaid(state)) return [state];
      const { user, checkoutId: orderId } = event;
      return [
        { step: 'succeeded', ...user, orderId },
        { ...event, type: 'clear-paid' },
        { type: 'show-receipt-entry', uid: user.uid, orderId },
      ];
    }

    case 'already-paid-found':
      if (isPaid(state)) return [state];
      return [
        { step: 'already-paid', uid: event.uid, orderId: event.checkoutId },
        { ...event, type: 'clear-paid' },
      ];
  }
}

function restore(state: CheckoutState, event: RestoreEvent): Transition {
  const leaveStaleEntry = event.type === 'cart-opened' && event.isStale ? [showCartEntry] : [];
  const ownState = checkoutForUser(state, event.user?.uid);
  if (ownState.step !== 'restoring' && ownState.step !== 'cart') return [ownState];
  if (state.step === 'paying') {
    // The payment may still succeed after sign-out, so the page has to show its outcome. Another account starts over.
    return event.user ? [state, { type: 'reload-cart' }] : [state, ...leaveStaleEntry];
  }
  switch (event.type) {
    case 'cart-opened':
      return [event.user ? cartState : ownState, ...leaveStaleEntry];
    case 'receipt-opened': {
      const { orderId } = event;
      return [{ step: 'receipt', ...event.user, orderId }];
    }
    case 'checkout-opened':
      return startCheckout(event);
    case 'open-payment-found':
      // Applies only while the page loads. Later, this would keep customers from returning to the cart.
      return ownState.step === 'restoring' ? startCheckout(event) : [ownState];
    case 'payment-returned': {
      if (ownState.step !== 'restoring') return [ownState];
      const { user, cart, returned, checkout } = event;
      if (!checkout) return [ownState, { type: 'look-up', user, returned }];
      // Removes the secret from the URL, so a reload doesn't process the payment again.
      return [...checkPayment({ user, cart, checkout, maybePaidElsewhere: false }), showCartEntry];
    }
  }
}

/** If the outcome of an earlier payment is still unknown, checks that payment instead of starting another. */
function startCheckout({
  user,
  cart,
  checkout,
}: CheckoutAttempt<StoredCheckout | undefined>): Transition {
  if (checkout && hasOpenPayment(checkout)) {
    return checkPayment({ user, cart, checkout, maybePaidElsewhere: false });
  }
  return [
    { step: 'preparing', uid: user.uid, failure: null },
    stopPolling,
    { type: 'prepare', user, cart, checkout },
  ];
}

function checkPayment({
  maybePaidElsewhere,
  ...attempt
}: CheckoutAttempt<OpenCheckout> & Pick<PaidItems, 'maybePaidElsewhere'>): Transition {
  const { user, checkout } = attempt;
  const onPaid = { ...succeeded(user, checkout), maybePaidElsewhere };
  return [
    { step: 'checking', uid: user.uid, checkout: null, attempt, notice: null },
    { type: 'poll-payment', checkout, onPaid, finalOnly: false },
  ];
}

function afterFailure(state: CheckoutState, failure: string): Transition {
  switch (state.step) {
    case 'preparing':
      return [{ ...state, failure }];
    case 'ready':
    case 'paying':
      return [{ ...state, step: 'ready', failure }];
    case 'checking': {
      const { uid, checkout } = state;
      if (checkout) return [{ step: 'ready', uid, checkout, failure }];
      const { attempt } = state;
      if (!isCheckoutFor(attempt.checkout, uid, selectedItems(attempt.cart))) {
        return [{ step: 'failed', uid, failure }];
      }
      return [
        { step: 'preparing', uid, failure },
        { type: 'prepare', ...attempt },
      ];
    }
    default:
      // The customer may have returned to the cart and changed it in the meantime.
      return [state];
  }
}

const toCheckoutItem = ({ sku, quantity }: CheckoutItem): CheckoutItem => ({ sku, quantity });

function openCheckout(
  { uid, checkout }: Extract<CheckoutState, { step: 'paying' }>,
  openPayment: OpenPayment,
): OpenCheckout {
  const { checkoutId, items } = checkout;
  return { uid, checkoutId, items: items.map(toCheckoutItem), openPayment };
}

const succeeded = (user: SessionUser, { checkoutId, items }: OpenCheckout) =>
  ({ type: 'payment-succeeded', user, checkoutId, items, maybePaidElsewhere: false }) as const;

const foundPaid = ({ uid, checkoutId, items }: OpenCheckout) =>
  ({ type: 'already-paid-found', uid, checkoutId, items, maybePaidElsewhere: true }) as const;

const isPaid = ({ step }: CheckoutState) => step === 'succeeded' || step === 'already-paid';

const inProgress: readonly string[] = ['preparing', 'failed', 'ready', 'paying', 'checking'];

export const isInProgress = (state: CheckoutState): state is CheckoutInProgress =>
  inProgress.includes(state.step);

/** Hides other accounts' states. The outcome of a payment stays visible after sign-out. */
export function checkoutForUser(state: CheckoutState, uid: string | undefined): CheckoutState {
  if (!('uid' in state) || state.uid === uid) return state;
  return isPaid(state) && uid === undefined ? state : initialCheckoutState;
}
