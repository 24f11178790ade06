import { type CheckoutItem, isSameItems } from '@dental-shop/domain/checkout/checkout';
import { paymentIntentId as intentIdOf } from './returned-payment.ts';

/** A payment that was confirmed and whose outcome the browser has not seen. */
export interface OpenPayment {
  /**
   * Asks Stripe about the PaymentIntent. Whoever has it can also pay it: it is kept only until the
   * outcome is known, and never logged.
   */
  clientSecret: string;
  /**
   * Which failure the PaymentIntent had from an earlier card, as `failureKey` names it: that one is no
   * answer about this card. Null where it could not be asked for, so that no failure can be told apart.
   */
  earlierFailure: string | null;
}

/** What the browser stores of the latest checkout. */
export interface StoredCheckout {
  uid: string;
  checkoutId: string;
  items: CheckoutItem[];
  openPayment?: OpenPayment;
}

/**
 * The latest checkout, for all tabs and also after the browser was closed. Whoever returns to it
 * (from the cart, a reload, the bank's page, another tab) must get the same PaymentIntent: a second
 * one could charge a second time.
 */
const storageKey = 'checkout';

function read(): StoredCheckout | undefined {
  try {
    return parseStoredCheckout(localStorage.getItem(storageKey));
  } catch (error) {
    console.warn('The checkout begun before could not be read.', { error });
    return undefined;
  }
}

export function rememberCheckout(checkout: StoredCheckout): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(checkout));
  } catch (error) {
    // Storage may be blocked; a reload then begins a new checkout.
    console.warn('The checkout could not be remembered.', { error });
  }
}

/** The remembered checkout, if it is this user's and for just these items. */
export function rememberedCheckout(
  uid: string,
  items: readonly CheckoutItem[],
): StoredCheckout | undefined {
  const checkout = read();
  return checkout && isCheckoutOf(checkout, uid, items) ? checkout : undefined;
}

/** The remembered checkout, if this is its open payment. */
export function checkoutOfPayment(
  uid: string,
  paymentIntentId: string,
): StoredCheckout | undefined {
  const checkout = read();
  if (checkout?.uid !== uid || checkout.openPayment === undefined) return undefined;
  return intentIdOf(checkout.openPayment.clientSecret) === paymentIntentId ? checkout : undefined;
}

/**
 * Another tab may have begun a newer checkout since: that one is left alone. Tells whether this one was remembered; true
 * as well where storage is blocked, so that nobody can say.
 */
export function forgetCheckout(checkoutId: string): boolean {
  try {
    if (parseStoredCheckout(localStorage.getItem(storageKey))?.checkoutId !== checkoutId)
      return false;
    localStorage.removeItem(storageKey);
  } catch (error) {
    console.warn('The checkout could not be forgotten.', { error });
  }
  return true;
}

/** For a payment whose outcome is known: the checkout stays, but no payment of it is open. */
export function forgetOpenPayment(checkoutId: string): void {
  const checkout = read();
  if (checkout?.checkoutId !== checkoutId) return;
  const { openPayment: _settled, ...rest } = checkout;
  rememberCheckout(rest);
}

/**
 * Undefined for another shape: visitors can put anything into their browser's storage. Throws a
 * SyntaxError for text that is not JSON.
 */
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

/** Only their shape: the server decides what may be ordered. By hand: zod would add 22 KB to the cart. */
function readItems(stored: unknown): CheckoutItem[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const items = stored.flatMap((item: unknown) => {
    const { sku, quantity } = Object(item) as Partial<Record<string, unknown>>;
    return typeof sku === 'string' && typeof quantity === 'number' ? { sku, quantity } : [];
  });
  return items.length === stored.length ? items : undefined;
}

function readOpenPayment(stored: unknown): OpenPayment | undefined {
  if (typeof stored !== 'object' || stored === null || !('clientSecret' in stored))
    return undefined;
  const { clientSecret } = stored;
  if (typeof clientSecret !== 'string') return undefined;
  const earlier = 'earlierFailure' in stored ? stored.earlierFailure : null;
  return { clientSecret, earlierFailure: typeof earlier === 'string' ? earlier : null };
}

/** Whether the checkout is this user's and for just these items. */
export function isCheckoutOf(
  checkout: StoredCheckout,
  uid: string,
  items: readonly CheckoutItem[],
): boolean {
  return checkout.uid === uid && isSameItems(checkout.items, items);
}
