/** Everything read here is untrusted input. */
import type { Cart } from '@dental-shop/domain/cart/cart';
import { type CheckoutItem, isSameItems } from '@dental-shop/domain/checkout/checkout';
import type { SessionUser } from '../../../shared/session/session.ts';

/** A confirmed payment whose outcome this browser doesn't know yet. */
export interface OpenPayment {
  /** Grants access to the PaymentIntent, so it's stored only until the bank has decided, and never logged. */
  clientSecret: string;
  /**
   * The `failureKey` of an earlier card's failure. Null if Stripe didn't respond, because then no failure can be
   * attributed to this card.
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

export interface ReturnedPayment {
  clientSecret: string;
  /** The PaymentIntent's ID. Unlike the secret, it may be logged. */
  id: string;
}

/** The URL is always `/cart`, so nothing can link to a checkout. */
export type CheckoutEntry =
  | { shows: 'cart' }
  | { shows: 'checkout' }
  /** The next user of this tab shares its history, so the receipt is tied to the customer's `uid`. */
  | { shows: 'receipt'; orderId: string; uid: string };

export type RestoreEvent =
  /** `isStale` is true if the history entry shows a checkout or payment that can't be resumed. */
  | { type: 'cart-opened'; user: SessionUser | undefined; isStale: boolean }
  | { type: 'receipt-opened'; user: SessionUser; orderId: string }
  | { type: 'checkout-opened'; user: SessionUser; cart: Cart; checkout: StoredCheckout }
  | { type: 'open-payment-found'; user: SessionUser; cart: Cart; checkout: OpenCheckout }
  /** If `checkout` is undefined, this browser didn't confirm the payment, and the link may come from anyone. */
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
    const checkout = findCheckoutByPayment(user.uid, returned.id);
    return { type: 'payment-returned', user, cart, returned, checkout };
  }
  if (entry.shows === 'receipt') {
    return { type: 'receipt-opened', user, orderId: entry.orderId };
  }
  const checkout = findStoredCheckout(user.uid, selectedItems(cart));
  if (checkout && entry.shows === 'checkout') {
    return { type: 'checkout-opened', user, cart, checkout };
  }
  if (checkout && hasOpenPayment(checkout)) {
    return { type: 'open-payment-found', user, cart, checkout };
  }
  return { type: 'cart-opened', user, isStale: entry.shows === 'checkout' };
}

export function checkoutEntry(state: unknown, uid: string | undefined): CheckoutEntry {
  if (typeof state !== 'object' || state === null) return { shows: 'cart' };
  const { shows, orderId, uid: owner }: Record<string, unknown> = { ...state };
  if (shows === 'checkout') return { shows };
  if (shows !== 'receipt' || typeof orderId !== 'string' || typeof owner !== 'string') {
    return { shows: 'cart' };
  }
  // Until the session has loaded, assume that the receipt belongs to this user.
  return uid === undefined || uid === owner ? { shows, orderId, uid: owner } : { shows: 'cart' };
}

const secretShape = /^pi_\w{1,100}_secret_\w{1,100}$/;

export function returnedPayment(search: string): ReturnedPayment | null {
  const clientSecret = new URLSearchParams(search).get('payment_intent_client_secret') ?? '';
  return secretShape.test(clientSecret)
    ? { clientSecret, id: paymentIntentId(clientSecret) }
    : null;
}

function paymentIntentId(clientSecret: string): string {
  const [id = ''] = clientSecret.split('_secret_');
  return id;
}

/** Shared by all tabs, because a second PaymentIntent could charge the customer twice. */
const storageKey = 'checkout';

function read(): StoredCheckout | undefined {
  try {
    return parseStoredCheckout(localStorage.getItem(storageKey));
  } catch (error) {
    console.warn('The stored checkout could not be read.', { error });
    return undefined;
  }
}

export function storeCheckout(checkout: StoredCheckout): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(checkout));
  } catch (error) {
    // Storage may be blocked. A reload then starts a new checkout.
    console.warn('The checkout could not be stored.', { error });
  }
}

export function findStoredCheckout(
  uid: string,
  items: readonly CheckoutItem[],
): StoredCheckout | undefined {
  const checkout = read();
  return checkout && isCheckoutFor(checkout, uid, items) ? checkout : undefined;
}

function findCheckoutByPayment(uid: string, intentId: string): OpenCheckout | undefined {
  const checkout = read();
  if (checkout?.uid !== uid || !hasOpenPayment(checkout)) return undefined;
  return paymentIntentId(checkout.openPayment.clientSecret) === intentId ? checkout : undefined;
}

/** Leaves another tab's newer checkout in place. Returns true if this one was stored or storage is blocked. */
export function clearStoredCheckout(checkoutId: string): boolean {
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

export function clearOpenPayment(checkoutId: string): void {
  const checkout = read();
  if (checkout?.checkoutId !== checkoutId) return;
  const { openPayment: _decided, ...rest } = checkout;
  storeCheckout(rest);
}

/** Returns undefined for an unknown shape. Throws a SyntaxError if the text isn't JSON. */
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

/** Doesn't use zod, which would add 22 KB to the cart. The server validates the items. */
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

export function isCheckoutFor(
  checkout: StoredCheckout,
  uid: string,
  items: readonly CheckoutItem[],
): boolean {
  return checkout.uid === uid && isSameItems(checkout.items, items);
}

export const hasOpenPayment = (checkout: StoredCheckout): checkout is OpenCheckout =>
  checkout.openPayment !== undefined;

export function selectedItems(cart: Cart): CheckoutItem[] {
  return cart.map(({ SKU, quantity }) => ({ sku: SKU.trim(), quantity }));
}
