import { type KeptCart, parseKeptCart } from '@dental-shop/domain/cart/kept-cart';

/** Beside the key `cart`, and removed with it when somebody signs out. */
const storageKey = 'cartKept';

/** Throws where storage is blocked: the cart then stays the page's own. */
export function readKeptCart(uid: string): KeptCart | undefined {
  return parseKeptCart(localStorage.getItem(storageKey), uid);
}

export function writeKeptCart(cart: KeptCart): void {
  localStorage.setItem(storageKey, JSON.stringify(cart));
}
