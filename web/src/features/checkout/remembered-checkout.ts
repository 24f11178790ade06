import { type CheckoutItem, checkoutItems } from '@dental-shop/domain/order/checkout';

/**
 * The checkout begun in this tab. Coming back to it (from the cart, a reload, a bank's page) must
 * lead to the same PaymentIntent: a second one could charge a second time.
 */
const storageKey = 'checkout';

const write = (items: readonly CheckoutItem[]) =>
  JSON.stringify([...items].map(({ sku, quantity }) => [sku, quantity]).sort());

/** True where both name the same pieces, in whatever order. */
export function sameItems(one: readonly CheckoutItem[], other: readonly CheckoutItem[]): boolean {
  return write(one) === write(other);
}

function parse(text: string | null): { uid: unknown; checkoutId: unknown; items: unknown } | null {
  const stored: unknown = text ? JSON.parse(text) : null;
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('uid' in stored && 'checkoutId' in stored && 'items' in stored)) return null;
  return stored;
}

/** The remembered checkout's id, if it is this user's and for just these items. */
export function rememberedCheckoutId(
  uid: string,
  items: readonly CheckoutItem[],
): string | undefined {
  try {
    const stored = parse(sessionStorage.getItem(storageKey));
    if (stored?.uid !== uid || typeof stored.checkoutId !== 'string') return undefined;
    const storedItems = checkoutItems.safeParse(stored.items);
    if (!storedItems.success || !sameItems(storedItems.data, items)) return undefined;
    return stored.checkoutId;
  } catch (error) {
    console.warn('The checkout begun before could not be read.', { error });
    return undefined;
  }
}

export function rememberCheckout(
  uid: string,
  checkoutId: string,
  items: readonly CheckoutItem[],
): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ uid, checkoutId, items }));
  } catch (error) {
    // Storage may be blocked; a reload then begins a new checkout.
    console.warn('The checkout could not be remembered.', { checkoutId, error });
  }
}

export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch (error) {
    console.warn('The checkout could not be forgotten.', { error });
  }
}
