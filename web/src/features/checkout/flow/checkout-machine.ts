/** Pure. `use-checkout.ts` runs it, and docs/payments.md has a diagram. */
import type { CreatePaymentIntentResponse } from '@dental-shop/domain/api/payment';
import type { Cart } from '@dental-shop/domain/cart/cart';
import type { PriceChange } from '@dental-shop/domain/cart/price-changes';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import type { OrderItem } from '@dental-shop/domain/order/order';
import type { SessionUser } from '../../../shared/session/session.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import {
  hasOpenPayment,
  isCheckoutOf,
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

/** A state with a `uid` is shown only to that user, because another account may sign in on the same page. */
export type CheckoutState =
  | { step: 'restoring' }
  | { step: 'cart' }
  | { step: 'preparing'; uid: string; failure: string | null }
  | { step: 'refused'; uid: string; failure: string }
  | { step: 'ready'; uid: string; checkout: PreparedCheckout; failure: string | null }
  | { step: 'paying'; uid: string; checkout: PreparedCheckout }
  /** The bank is processing the payment. `notice` is set if this takes a long time. */
  | { step: 'checking'; uid: string; checkout: PreparedCheckout; notice: string | null }
  /** An earlier page's payment, whose form isn't prepared yet. */
  | {
      step: 'checking';
      uid: string;
      checkout: null;
      attempt: CheckoutAttempt;
      notice: string | null;
    }
  /** `orderId` is null if the checkout was started in another browser. */
  | { step: 'already-paid'; orderId: string | null }
  /** No `uid`, because the payment's outcome is shown even if the customer has signed out in the meantime. */
  | { step: 'succeeded'; email: string; orderId: string }
  | { step: 'receipt'; uid: string; email: string; orderId: string };

export type CheckoutInProgress = Extract<
  CheckoutState,
  { step: 'preparing' | 'refused' | 'ready' | 'paying' | 'checking' }
>;

/** Calls `noteOpen` right before confirming the PaymentIntent, because from then on the card may be charged. */
export type ConfirmPayment = (noteOpen: (payment: OpenPayment) => void) => Promise<PaymentOutcome>;

export type CheckoutEvent =
  | RestoreEvent
  | ({ type: 'checkout-looked-up' } & CheckoutAttempt<OpenCheckout | undefined>)
  /** A click that may start a new checkout. `checkout` is set if an earlier one has an open payment. */
  | ({ type: 'proceed' } & CheckoutAttempt<OpenCheckout | undefined>)
  | { type: 'return-to-cart'; uid: string | undefined }
  | { type: 'prepared'; checkout: PreparedCheckout }
  | { type: 'preparation-refused'; failure: string }
  | { type: 'pay'; user: SessionUser; confirm: ConfirmPayment }
  /** The response was lost or is pending, or our server reports a payment. Only Stripe knows the outcome. */
  | { type: 'outcome-unknown'; user: SessionUser; payment: OpenPayment; isAlreadyPaid: boolean }
  /** The customer may still pass the challenge in the bank's app. */
  | { type: 'challenge-closed'; user: SessionUser; payment: OpenPayment; failure: string }
  | { type: 'repriced'; checkout: PreparedCheckout; failure: string }
  /** `isDecided` is false if the bank may still complete this payment even though the customer can try again. */
  | { type: 'payment-failed'; checkoutId: string; failure: string; isDecided: boolean }
  | { type: 'bank-takes-long'; notice: string }
  /** The PaymentIntent can't be paid anymore, so paying requires a new checkout. */
  | { type: 'payment-canceled'; checkoutId: string; failure: string }
  | ({ type: 'payment-succeeded'; user: SessionUser; checkoutId: string } & PaidItems)
  | ({ type: 'found-paid'; checkoutId: string | null } & PaidItems);

interface PaidItems {
  items: readonly CheckoutItem[];
  /** The cart may have been paid for and emptied in another tab, and may already hold the next order. */
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
  /** Polls Stripe until the bank has decided. `onlyDecided` suppresses interim results. */
  | { type: 'follow'; checkout: OpenCheckout; whenPaid: CheckoutEvent; onlyDecided: boolean }
  | { type: 'look-up'; user: SessionUser; returned: ReturnedPayment }
  | { type: 'stop-following' }
  | { type: 'reprice-cart'; items: readonly OrderItem[] }
  | ({ type: 'clear-paid'; checkoutId: string | null } & PaidItems)
  | { type: 'forget-checkout'; checkoutId: string }
  | { type: 'forget-open-payment'; checkoutId: string }
  | { type: 'show-receipt-entry'; uid: string; orderId: string }
  | { type: 'show-cart-entry' }
  /** Loads a new document to close Stripe's dialog, and then resumes the open payment. */
  | { type: 'reload-cart' };

export type Transition = [next: CheckoutState, ...effects: CheckoutEffect[]];

export const initialCheckoutState: CheckoutState = { step: 'restoring' };
const cartState: CheckoutState = { step: 'cart' };
const stopFollowing: CheckoutEffect = { type: 'stop-following' };
const showCartEntry: CheckoutEffect = { type: 'show-cart-entry' };

/** Ignores events that don't fit the current state, such as a late response or a second click. */
export function transition(state: CheckoutState, event: CheckoutEvent): Transition {
  switch (event.type) {
    case 'cart-opened':
    case 'receipt-opened':
    case 'checkout-opened':
    case 'payment-left-open':
    case 'payment-returned':
      return restore(state, event);

    case 'checkout-looked-up': {
      if (state.step !== 'restoring') return [state];
      const { user, cart, checkout } = event;
      if (!checkout) return [state, showCartEntry];
      return [...check({ user, cart, checkout }, true), showCartEntry];
    }

    case 'proceed':
      if (state.step !== 'cart' && state.step !== 'refused') return [state];
      if (event.cart.length === 0) return [cartState, stopFollowing, showCartEntry];
      return begin(event);

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

    case 'preparation-refused':
      if (state.step !== 'preparing') return [state];
      return [{ step: 'refused', uid: state.uid, failure: event.failure }];

    case 'pay': {
      if (state.step !== 'ready') return [state];
      const { uid, checkout } = state;
      const { user, confirm } = event;
      return [
        { step: 'paying', uid, checkout },
        stopFollowing,
        { type: 'confirm', user, checkout, confirm },
      ];
    }

    case 'outcome-unknown': {
      if (state.step !== 'paying') return [state];
      const { user, payment, isAlreadyPaid } = event;
      const checkout = openCheckout(state, payment);
      const whenPaid = isAlreadyPaid ? foundPaid(checkout) : succeeded(user, checkout);
      return [
        { ...state, step: 'checking', notice: null },
        { type: 'follow', checkout, whenPaid, onlyDecided: false },
      ];
    }

    case 'challenge-closed': {
      if (state.step !== 'paying') return [state];
      const checkout = openCheckout(state, event.payment);
      const whenPaid = succeeded(event.user, checkout);
      return [
        { ...state, step: 'ready', failure: event.failure },
        { type: 'follow', checkout, whenPaid, onlyDecided: true },
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
      return isDecided ? [...next, { type: 'forget-open-payment', checkoutId }] : next;
    }

    case 'bank-takes-long':
      return state.step === 'checking' ? [{ ...state, notice: event.notice }] : [state];

    case 'payment-canceled': {
      const { checkoutId, failure } = event;
      const forget: CheckoutEffect = { type: 'forget-checkout', checkoutId };
      if (!isInProgress(state)) return [state, forget];
      return [{ step: 'refused', uid: state.uid, failure }, forget];
    }

    case 'payment-succeeded': {
      if (isPaid(state)) return [state];
      const { user, checkoutId: orderId } = event;
      return [
        { step: 'succeeded', email: user.email, orderId },
        { ...event, type: 'clear-paid' },
        { type: 'show-receipt-entry', uid: user.uid, orderId },
      ];
    }

    case 'found-paid':
      if (isPaid(state)) return [state];
      return [
        { step: 'already-paid', orderId: event.checkoutId },
        { ...event, type: 'clear-paid' },
      ];
  }
}

function restore(state: CheckoutState, event: RestoreEvent): Transition {
  const leave = event.type === 'cart-opened' && event.isStale ? [showCartEntry] : [];
  const own = checkoutOf(state, event.user?.uid);
  if (own.step !== 'restoring' && own.step !== 'cart') return [own];
  // The payment may still succeed after sign-out, so the page has to show its outcome.
  if (state.step === 'paying') return [state, ...leave];
  switch (event.type) {
    case 'cart-opened':
      return [event.user ? cartState : own, ...leave];
    case 'receipt-opened': {
      const { orderId } = event;
      return [{ step: 'receipt', ...event.user, orderId }];
    }
    case 'checkout-opened':
      return begin(event);
    case 'payment-left-open':
      // Only once, so that customers can return to the cart from the payment form.
      return own.step === 'restoring' ? begin(event) : [own];
    case 'payment-returned': {
      if (own.step !== 'restoring') return [own];
      const { user, cart, returned, checkout } = event;
      if (!checkout) return [own, { type: 'look-up', user, returned }];
      // Removes the secret from the URL, so that a reload doesn't process the payment again.
      return [...check({ user, cart, checkout }, false), showCartEntry];
    }
  }
}

/** Checks a payment that was already confirmed, here or in another tab, before starting a new one. */
function begin({ user, cart, checkout }: CheckoutAttempt<StoredCheckout | undefined>): Transition {
  if (checkout && hasOpenPayment(checkout)) return check({ user, cart, checkout }, false);
  return [
    { step: 'preparing', uid: user.uid, failure: null },
    stopFollowing,
    { type: 'prepare', user, cart, checkout },
  ];
}

function check(attempt: CheckoutAttempt<OpenCheckout>, maybePaidElsewhere: boolean): Transition {
  const { user, checkout } = attempt;
  const whenPaid = { ...succeeded(user, checkout), maybePaidElsewhere };
  return [
    { step: 'checking', uid: user.uid, checkout: null, attempt, notice: null },
    { type: 'follow', checkout, whenPaid, onlyDecided: false },
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
      if (!isCheckoutOf(attempt.checkout, uid, selectedItems(attempt.cart))) {
        return [{ step: 'refused', uid, failure }];
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

const foundPaid = ({ checkoutId, items }: OpenCheckout) =>
  ({ type: 'found-paid', checkoutId, items, maybePaidElsewhere: true }) as const;

const isPaid = ({ step }: CheckoutState) => step === 'succeeded' || step === 'already-paid';

const inProgress: readonly string[] = ['preparing', 'refused', 'ready', 'paying', 'checking'];

export const isInProgress = (state: CheckoutState): state is CheckoutInProgress =>
  inProgress.includes(state.step);

export function checkoutOf(state: CheckoutState, uid: string | undefined): CheckoutState {
  return 'uid' in state && state.uid !== uid ? initialCheckoutState : state;
}
