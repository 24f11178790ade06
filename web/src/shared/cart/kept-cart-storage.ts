import { type KeptCart, parseKeptCart } from '@dental-shop/domain/cart/sync-account-cart';

/** Beside the key `cart`, and removed with it when somebody signs out. */
const storageKey = 'cartKept';

/** Of whichever account was here last. Throws where storage is blocked: the cart then stays the page's own. */
export function readRememberedCart(): KeptCart | undefined {
  return parseKeptCart(localStorage.getItem(storageKey));
}

/** Undefined where the browser remembers nothing of that account's. */
export function readKeptCart(uid: string): KeptCart | undefined {
  const remembered = readRememberedCart();
  return remembered?.uid === uid ? remembered : undefined;
}

export function writeKeptCart(cart: KeptCart): void {
  localStorage.setItem(storageKey, JSON.stringify(cart));
}
