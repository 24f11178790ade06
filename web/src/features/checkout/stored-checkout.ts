import { type CheckoutItem, checkoutItems } from '@dental-shop/domain/order/checkout';

/** The items in one order, so that two carts of the same pieces read the same. */
function contents(items: readonly CheckoutItem[]): string {
  return JSON.stringify(items.map(({ sku, quantity }) => [sku, quantity]).sort());
}

export function storedCheckout(
  uid: string,
  checkoutId: string,
  items: readonly CheckoutItem[],
): string {
  return JSON.stringify({ uid, checkoutId, items });
}

/**
 * The id of the stored checkout, if it is this user's and for just these items. Throws a
 * SyntaxError for text that is not JSON: storage is the visitor's own and may hold anything.
 */
export function storedCheckoutId(
  text: string | null,
  uid: string,
  items: readonly CheckoutItem[],
): string | undefined {
  const stored: unknown = text ? JSON.parse(text) : null;
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('uid' in stored && 'checkoutId' in stored && 'items' in stored)) return undefined;
  if (stored.uid !== uid || typeof stored.checkoutId !== 'string') return undefined;
  const storedItems = checkoutItems.safeParse(stored.items);
  if (!storedItems.success || contents(storedItems.data) !== contents(items)) return undefined;
  return stored.checkoutId;
}
