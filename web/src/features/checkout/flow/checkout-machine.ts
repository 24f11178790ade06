import type { CreatePaymentIntentResponse } from '@dental-shop/domain/api/payment';
import type { PriceChange } from '@dental-shop/domain/cart/price-changes';

/**
 * A checkout that has its PaymentIntent and waits for a card. The items and the amount come from
 * the server: the cart's prices may be old, and another tab may change the cart meanwhile.
 */
export interface PreparedCheckout extends CreatePaymentIntentResponse {
  /** Where the cart showed another price. */
  priceChanges: readonly PriceChange[];
}

/**
 * Where the customer stands. `uid` says whose checkout it is, so that nobody who signs in next in
 * this tab continues it; `attempt` tells a late answer from the one that is awaited.
 */
export type CheckoutState =
  | { step: 'cart' }
  | { step: 'preparing'; uid: string; attempt: number; failure: string | null }
  | { step: 'refused'; uid: string; failure: string }
  | { step: 'ready'; uid: string; checkout: PreparedCheckout; failure: string | null }
  | { step: 'paying'; uid: string; checkout: PreparedCheckout }
  /**
   * The bank has the payment. `checkout` is what to pay again if it says no, where that is known yet;
   * `notice` is what the customer is told once it takes long.
   */
  | { step: 'checking'; uid: string; checkout: PreparedCheckout | null; notice: string | null }
  /** `orderId` is null where another browser began the checkout: then it is not known here. */
  | { step: 'already-paid'; orderId: string | null }
  | { step: 'succeeded'; email: string; orderId: string };

export type CheckoutEvent =
  | { type: 'started'; uid: string; attempt: number; failure: string | null }
  | { type: 'prepared'; attempt: number; checkout: PreparedCheckout }
  | { type: 'refused'; attempt: number; failure: string }
  | { type: 'payment-started' }
  | { type: 'check-started'; uid: string; checkout: PreparedCheckout | null }
  | { type: 'check-takes-long'; notice: string }
  /** Also without a decision, where the customer may pay again before the bank has answered. */
  | { type: 'payment-failed'; failure: string }
  | { type: 'payment-repriced'; checkout: PreparedCheckout; failure: string }
  /** The PaymentIntent takes no card any more; only a new checkout has one that does. */
  | { type: 'payment-canceled'; failure: string }
  | { type: 'payment-succeeded'; email: string; orderId: string }
  | { type: 'found-paid'; orderId: string | null }
  | { type: 'returned-to-cart' };

export const initialCheckoutState: CheckoutState = { step: 'cart' };

/** An event that comes out of turn (a late answer, a second click) changes nothing. */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'started': {
      if (state.step === 'paying') return state;
      const { uid, attempt, failure } = event;
      return { step: 'preparing', uid, attempt, failure };
    }
    case 'prepared': {
      if (state.step !== 'preparing' || state.attempt !== event.attempt) return state;
      const { uid, failure } = state;
      return { step: 'ready', uid, checkout: event.checkout, failure };
    }
    case 'refused':
      if (state.step !== 'preparing' || state.attempt !== event.attempt) return state;
      return { step: 'refused', uid: state.uid, failure: event.failure };
    case 'payment-started':
      if (state.step !== 'ready') return state;
      return { step: 'paying', uid: state.uid, checkout: state.checkout };
    case 'check-started': {
      const { uid, checkout } = event;
      return { step: 'checking', uid, checkout, notice: null };
    }
    case 'check-takes-long':
      return state.step === 'checking' ? { ...state, notice: event.notice } : state;
    case 'payment-failed': {
      const { failure } = event;
      if (state.step === 'preparing') return { ...state, failure };
      const hasForm =
        state.step === 'paying' || state.step === 'checking' || state.step === 'ready';
      if (!hasForm || state.checkout === null) return state;
      return { step: 'ready', uid: state.uid, checkout: state.checkout, failure };
    }
    case 'payment-repriced':
      if (state.step !== 'paying') return state;
      return { ...state, step: 'ready', checkout: event.checkout, failure: event.failure };
    case 'payment-canceled':
      if (!('uid' in state)) return state;
      return { step: 'refused', uid: state.uid, failure: event.failure };
    case 'payment-succeeded':
      return { step: 'succeeded', email: event.email, orderId: event.orderId };
    case 'found-paid':
      return { step: 'already-paid', orderId: event.orderId };
    case 'returned-to-cart':
      // A payment in progress may still succeed: its outcome needs its screen.
      return state.step === 'paying' ? state : initialCheckoutState;
  }
}

/** The state as this user may see it: another account's checkout counts as none. */
export function checkoutOf(state: CheckoutState, uid: string | undefined): CheckoutState {
  return 'uid' in state && state.uid !== uid ? initialCheckoutState : state;
}
