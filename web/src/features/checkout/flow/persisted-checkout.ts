/**
 * Persisted checkout state, all of it untrusted input: the latest checkout in localStorage, the screen of a history entry
 * in `history.state`, and a payment that returns from the bank in the query string.
 */
import type { Cart } from '@dental-shop/domain/cart/cart';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { isSameItems } from '@dental-shop/domain/checkout/same-items';
import type { SessionUser } from '../../../shared/session/session.ts';

/** A payment that was confirmed and whose outcome this browser hasn't seen. */
export interface OpenPayment {
  /** Reads and pays the PaymentIntent, so it's stored only until the bank has decided, and never logged. */
  clientSecret: string;
  /**
   * The `failureKey` of an earlier card's failure, so that it isn't mistaken for this card's. Null if Stripe didn't
   * respond: then no failure can be attributed to this card.
   */
  earlierFailure: string | null;
}

export interface StoredCheckout {
  uid: string;
  checkoutId: string;
  items: CheckoutItem[];
  openPayment?: OpenPayment;
}

export type OpenCheckout = StoredCheckout & { openPayment: OpenPayment };

/** A payment that returns from the bank's page. */
export interface ReturnedPayment {
  clientSecret: string;
  /** The PaymentIntent's id, which isn't secret and may be logged. */
  id: string;
}

/** The screen of a history entry. The address is always `/cart`, so nothing can link to a checkout. */
export type CheckoutEntry =
  | { shows: 'cart' }
  | { shows: 'checkout' }
  /** `uid` is the customer's: the next user of this tab has the same history. */
  | { shows: 'receipt'; orderId: string; uid: string };

/** What the cart page continues when it opens. */
export type RestoreEvent =
  /** Nothing. The entry is stale if it shows a checkout or a payment that can't be continued. */
  | { type: 'cart-opened'; user: SessionUser | undefined; isStale: boolean }
  | { type: 'receipt-opened'; user: SessionUser; orderId: string }
  | { type: 'checkout-opened'; user: SessionUser; cart: Cart; checkout: StoredCheckout }
  /** The cart's entry, while an earlier page left a payment undecided. */
  | { type: 'payment-left-open'; user: SessionUser; cart: Cart; checkout: OpenCheckout }
  /** `checkout` is undefined if this browser didn't confirm the payment: anyone can add one to a link. */
  | {
      type: 'payment-returned';
      user: SessionUser;
      cart: Cart;
      returned: ReturnedPayment;
      checkout: OpenCheckout | undefined;
    };

export function restoreCheckout(
  { search, state }: { search: string; state: unknown },
  user: SessionUser | undefined,
  cart: Cart,
): RestoreEvent {
  const returned = returnedPayment(search);
  const entry = checkoutEntry(state, user?.uid);
  if (!user) {
    return { type: 'cart-opened', user, isStale: returned !== null || entry.shows === 'checkout' };
  }
  if (returned) {
    const checkout = checkoutOfPayment(user.uid, returned.id);
    return { type: 'payment-returned', user, cart, returned, checkout };
  }
  if (entry.shows === 'receipt') {
    return { type: 'receipt-opened', user, orderId: entry.orderId };
  }
  const checkout = rememberedCheckout(user.uid, selectedItems(cart));
  if (checkout && entry.shows === 'checkout') {
    return { type: 'checkout-opened', user, cart, checkout };
  }
  if (checkout && hasOpenPayment(checkout)) {
    return { type: 'payment-left-open', user, cart, checkout };
  }
  return { type: 'cart-opened', user, isStale: entry.shows === 'checkout' };
}

/** Reads the state of a history entry. A receipt is shown to its customer only. */
export function checkoutEntry(state: unknown, uid: string | undefined): CheckoutEntry {
  if (typeof state !== 'object' || state === null) return { shows: 'cart' };
  const { shows, orderId, uid: owner }: Record<string, unknown> = { ...state };
  if (shows === 'checkout') return { shows };
  if (shows !== 'receipt' || typeof orderId !== 'string' || typeof owner !== 'string') {
    return { shows: 'cart' };
  }
  // It may be theirs until we know who is signed in.
  return uid === undefined || uid === owner ? { shows, orderId, uid: owner } : { shows: 'cart' };
}

/** Stripe's format, with room for longer IDs. */
const secretShape = /^pi_\w{1,100}_secret_\w{1,100}$/;

/** The payment that Stripe adds to the return URL; null for an ordinary visit. */
export function returnedPayment(search: string): ReturnedPayment | null {
  const clientSecret = new URLSearchParams(search).get('payment_intent_client_secret') ?? '';
  return secretShape.test(clientSecret)
    ? { clientSecret, id: paymentIntentId(clientSecret) }
    : null;
}

/** The client secret `pi_1_secret_2` belongs to the PaymentIntent `pi_1`. */
function paymentIntentId(clientSecret: string): string {
  const [id = ''] = clientSecret.split('_secret_');
  return id;
}

/**
 * The latest checkout, shared by all tabs. Every way back to it must reach the same PaymentIntent: a second one could
 * charge a second time.
 */
const storageKey = 'checkout';

function read(): StoredCheckout | undefined {
  try {
    return parseStoredCheckout(localStorage.getItem(storageKey));
  } catch (error) {
    console.warn('The stored checkout could not be read.', { error });
    return undefined;
  }
}

export function rememberCheckout(checkout: StoredCheckout): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(checkout));
  } catch (error) {
    // Storage may be blocked; a reload then starts a new checkout.
    console.warn('The checkout could not be stored.', { error });
  }
}

/** The stored checkout if it's this user's and has exactly these items. */
export function rememberedCheckout(
  uid: string,
  items: readonly CheckoutItem[],
): StoredCheckout | undefined {
  const checkout = read();
  return checkout && isCheckoutOf(checkout, uid, items) ? checkout : undefined;
}

function checkoutOfPayment(uid: string, intentId: string): OpenCheckout | undefined {
  const checkout = read();
  if (checkout?.uid !== uid || !hasOpenPayment(checkout)) return undefined;
  return paymentIntentId(checkout.openPayment.clientSecret) === intentId ? checkout : undefined;
}

/** Leaves another tab's newer checkout alone. Returns whether this one was stored; true if storage is blocked. */
export function forgetCheckout(checkoutId: string): boolean {
  try {
    if (parseStoredCheckout(localStorage.getItem(storageKey))?.checkoutId !== checkoutId) {
      return false;
    }
    localStorage.removeItem(storageKey);
  } catch (error) {
    console.warn('The checkout could not be removed from storage.', { error });
  }
  return true;
}

/** Keeps the checkout, whose payment has been decided. */
export function forgetOpenPayment(checkoutId: string): void {
  const checkout = read();
  if (checkout?.checkoutId !== checkoutId) return;
  const { openPayment: _decided, ...rest } = checkout;
  rememberCheckout(rest);
}

/** Undefined for any other shape. Throws a SyntaxError for text that isn't JSON. */
export function parseStoredCheckout(text: string | null): StoredCheckout | undefined {
  const stored: unknown = text ? JSON.parse(text) : null;
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('uid' in stored && 'checkoutId' in stored && 'items' in stored)) return undefined;
  const { uid, checkoutId } = stored;
  const items = readItems(stored.items);
  if (typeof uid !== 'string' || typeof checkoutId !== 'string' || !items) return undefined;
  const openPayment = 'openPayment' in stored && readOpenPayment(stored.openPayment);
  return { uid, checkoutId, items, ...(openPayment ? { openPayment } : {}) };
}

/** Checks the shape only: the server decides what can be ordered. By hand, because zod would add 22 KB to the cart. */
function readItems(stored: unknown): CheckoutItem[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const items = stored.flatMap((item: unknown) => {
    const { sku, quantity } = Object(item) as Partial<Record<string, unknown>>;
    return typeof sku === 'string' && typeof quantity === 'number' ? { sku, quantity } : [];
  });
  return items.length === stored.length ? items : undefined;
}

function readOpenPayment(stored: unknown): OpenPayment | undefined {
  const { clientSecret, earlierFailure } = Object(stored) as Partial<Record<string, unknown>>;
  if (typeof clientSecret !== 'string') return undefined;
  return {
    clientSecret,
    earlierFailure: typeof earlierFailure === 'string' ? earlierFailure : null,
  };
}

export function isCheckoutOf(
  checkout: StoredCheckout,
  uid: string,
  items: readonly CheckoutItem[],
): boolean {
  return checkout.uid === uid && isSameItems(checkout.items, items);
}

export const hasOpenPayment = (checkout: StoredCheckout): checkout is OpenCheckout =>
  checkout.openPayment !== undefined;

/** The cart's items without prices: the server sets those. */
export function selectedItems(cart: Cart): CheckoutItem[] {
  return cart.map(({ SKU, quantity }) => ({ sku: SKU.trim(), quantity }));
}
