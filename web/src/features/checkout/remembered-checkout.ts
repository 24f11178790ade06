import type { CheckoutItem } from '@dental-shop/domain/order/checkout';
import { storedCheckout, storedCheckoutId } from './stored-checkout.ts';

/**
 * The checkout begun in this tab. Coming back to it (from the cart, a reload, a bank's page) must
 * lead to the same PaymentIntent: a second one could charge a second time.
 */
const storageKey = 'checkout';

/** The remembered checkout's id, if it is this user's and for just these items. */
export function rememberedCheckoutId(
  uid: string,
  items: readonly CheckoutItem[],
): string | undefined {
  try {
    return storedCheckoutId(sessionStorage.getItem(storageKey), uid, items);
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
    sessionStorage.setItem(storageKey, storedCheckout(uid, checkoutId, items));
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
