/**
 * The checkout's state machine: each event leads from one state to the next and names the effects to perform. It's pure;
 * `use-checkout.ts` runs it, and docs/payments.md has its diagram.
 */
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

/** Has a PaymentIntent. Items and amount are the server's: the cart's prices may be old, and other tabs may change it. */
export interface PreparedCheckout extends CreatePaymentIntentResponse {
  /** Items whose price differs from the one that the customer saw last. */
  priceChanges: readonly PriceChange[];
}

interface CheckoutAttempt<Checkout = StoredCheckout> {
  user: SessionUser;
  cart: Cart;
  checkout: Checkout;
}

/** A state with `uid` is shown to that user only: another account may sign in on the same page. */
export type CheckoutState =
  /** The page has opened, and it isn't known yet what an earlier one left. */
  | { step: 'restoring' }
  | { step: 'cart' }
  | { step: 'preparing'; uid: string; failure: string | null }
  | { step: 'refused'; uid: string; failure: string }
  | { step: 'ready'; uid: string; checkout: PreparedCheckout; failure: string | null }
  | { step: 'paying'; uid: string; checkout: PreparedCheckout }
  /** The bank has the payment. `notice` is set once that takes long. */
  | { step: 'checking'; uid: string; checkout: PreparedCheckout; notice: string | null }
  /** The same for a payment of an earlier page, whose form has to be prepared again if it fails. */
  | {
      step: 'checking';
      uid: string;
      checkout: null;
      attempt: CheckoutAttempt;
      notice: string | null;
    }
  /** `orderId` is null if another browser started the checkout. */
  | { step: 'already-paid'; orderId: string | null }
  /** Without `uid`: the outcome of a payment is shown even if the customer has signed out in the meantime. */
  | { step: 'succeeded'; email: string; orderId: string }
  | { step: 'receipt'; uid: string; email: string; orderId: string };

export type CheckoutInProgress = Extract<
  CheckoutState,
  { step: 'preparing' | 'refused' | 'ready' | 'paying' | 'checking' }
>;

/** Confirms the PaymentIntent. Calls `noteOpen` right before: from then on the bank may take the money. */
export type ConfirmPayment = (noteOpen: (payment: OpenPayment) => void) => Promise<PaymentOutcome>;

export type CheckoutEvent =
  | RestoreEvent
  /** `checkout` is undefined if the returned payment isn't the customer's. */
  | ({ type: 'checkout-looked-up' } & CheckoutAttempt<OpenCheckout | undefined>)
  /** A click, which may start a new checkout. `checkout` is a remembered one whose payment is open. */
  | ({ type: 'proceed' } & CheckoutAttempt<OpenCheckout | undefined>)
  | { type: 'return-to-cart'; uid: string | undefined }
  | { type: 'prepared'; checkout: PreparedCheckout }
  | { type: 'preparation-refused'; failure: string }
  | { type: 'pay'; user: SessionUser; confirm: ConfirmPayment }
  /** The answer is lost or has yet to come, or our server says it's paid: only Stripe knows. */
  | { type: 'outcome-unknown'; user: SessionUser; payment: OpenPayment; isAlreadyPaid: boolean }
  /** The customer closed the bank's challenge, but may still pass it elsewhere, such as in the bank's app. */
  | { type: 'challenge-closed'; user: SessionUser; payment: OpenPayment; failure: string }
  | { type: 'repriced'; checkout: PreparedCheckout; failure: string }
  /** Not `isDecided` if the customer may pay again although the bank may still take the first payment. */
  | { type: 'payment-failed'; checkoutId: string; failure: string; isDecided: boolean }
  | { type: 'bank-takes-long'; notice: string }
  /** The PaymentIntent takes no card anymore; only a new checkout gets one that does. */
  | { type: 'payment-canceled'; checkoutId: string; failure: string }
  | ({ type: 'payment-succeeded'; user: SessionUser; checkoutId: string } & PaidItems)
  | ({ type: 'found-paid'; checkoutId: string | null } & PaidItems);

interface PaidItems {
  items: readonly CheckoutItem[];
  /** Another tab or browser paid and emptied its cart: this cart may already hold the next order's items. */
  maybePaidElsewhere: boolean;
}

export type CheckoutEffect =
  /** Continues `checkout`, or starts a new one if it's undefined. */
  | ({ type: 'prepare' } & CheckoutAttempt<StoredCheckout | undefined>)
  | {
      type: 'confirm';
      user: SessionUser;
      checkout: PreparedCheckout;
      confirm: ConfirmPayment;
    }
  /** Polls Stripe until the bank has decided. `onlyDecided` reports nothing before. */
  | { type: 'follow'; checkout: OpenCheckout; whenPaid: CheckoutEvent; onlyDecided: boolean }
  /** Looks for the returned payment among the customer's checkouts in Firestore. */
  | { type: 'look-up'; user: SessionUser; returned: ReturnedPayment }
  /** Ends `follow` and `look-up`. */
  | { type: 'stop-following' }
  | { type: 'reprice-cart'; items: readonly OrderItem[] }
  | ({ type: 'clear-paid'; checkoutId: string | null } & PaidItems)
  | { type: 'forget-checkout'; checkoutId: string }
  | { type: 'forget-open-payment'; checkoutId: string }
  | { type: 'show-receipt-entry'; uid: string; orderId: string }
  | { type: 'show-cart-entry' }
  /** Opens a new document, which closes Stripe's dialog and then continues the open payment. */
  | { type: 'reload-cart' };

export type Transition = [next: CheckoutState, ...effects: CheckoutEffect[]];

export const initialCheckoutState: CheckoutState = { step: 'restoring' };
const cartState: CheckoutState = { step: 'cart' };
const stopFollowing: CheckoutEffect = { type: 'stop-following' };
const showCartEntry: CheckoutEffect = { type: 'show-cart-entry' };

/** An event that comes out of turn (a late response, a second click) changes nothing. */
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
      // The cart may have been emptied after a failure.
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
  // A payment may still succeed after its customer has signed out: the outcome needs its screen.
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
      // Only once: a customer who returns to the cart from the payment form stays there.
      return own.step === 'restoring' ? begin(event) : [own];
    case 'payment-returned': {
      if (own.step !== 'restoring') return [own];
      const { user, cart, returned, checkout } = event;
      if (!checkout) return [own, { type: 'look-up', user, returned }];
      // Without the secret in the address, a reload doesn't handle the payment again.
      return [...check({ user, cart, checkout }, false), showCartEntry];
    }
  }
}

/** A payment that was confirmed before, here or in another tab, comes before any new one. */
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
      // A customer who has returned to the cart stays there, and may have changed it.
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

/** The state as this user may see it: another account's checkout counts as none. */
export function checkoutOf(state: CheckoutState, uid: string | undefined): CheckoutState {
  return 'uid' in state && state.uid !== uid ? initialCheckoutState : state;
}
