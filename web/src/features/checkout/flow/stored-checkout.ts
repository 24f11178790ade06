import { isSameItems } from '@dental-shop/domain/checkout/same-items';
import { type CheckoutItem, checkoutItems } from '@dental-shop/domain/order/checkout';

/** What the browser keeps of the checkout that was begun last. */
export interface StoredCheckout {
  uid: string;
  checkoutId: string;
  items: CheckoutItem[];
  /** Id of the PaymentIntent that was tried to pay and whose outcome the browser has not seen. */
  openPayment?: string;
}

/**
 * Reads a stored checkout. Throws a SyntaxError for text that is not JSON: storage is the visitor's
 * own and may hold anything.
 */
export function parseStoredCheckout(text: string | null): StoredCheckout | undefined {
  const stored: unknown = text ? JSON.parse(text) : null;
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('uid' in stored && 'checkoutId' in stored && 'items' in stored)) return undefined;
  const { uid, checkoutId } = stored;
  const items = checkoutItems.safeParse(stored.items);
  if (typeof uid !== 'string' || typeof checkoutId !== 'string' || !items.success) return undefined;
  const openPayment = 'openPayment' in stored ? stored.openPayment : undefined;
  return {
    uid,
    checkoutId,
    items: items.data,
    ...(typeof openPayment === 'string' ? { openPayment } : {}),
  };
}

/** Whether the checkout is this user's and for just these items. */
export function isCheckoutOf(
  checkout: StoredCheckout,
  uid: string,
  items: readonly CheckoutItem[],
): boolean {
  return checkout.uid === uid && isSameItems(checkout.items, items);
}
