import {
  addItem,
  type BoughtItem,
  type Cart,
  type NewCartItem,
  removeBought,
  removeItem,
  setQuantity,
  updateQuantity,
} from '@dental-shop/domain/cart/cart';
import { repriceCart } from '@dental-shop/domain/cart/price-changes';
import { parseStoredCart } from '@dental-shop/domain/cart/stored-cart';
import type { OrderItem } from '@dental-shop/domain/order/order';
import { useSyncExternalStore } from 'react';

const storageKey = 'cart';
/** Always the same array: React compares snapshots by identity. */
const emptyCart: Cart = [];

const listeners = new Set<() => void>();
let current: Cart | undefined;

function readStorage(): Cart {
  try {
    return parseStoredCart(localStorage.getItem(storageKey));
  } catch (error) {
    // Storage may be blocked; the cart then lives as long as the page.
    console.warn('The stored cart could not be read.', { error });
    return emptyCart;
  }
}

function snapshot(): Cart {
  current ??= readStorage();
  return current;
}

function publish(cart: Cart): void {
  current = cart;
  for (const listener of listeners) listener();
}

function save(cart: Cart): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(cart));
  } catch (error) {
    console.warn('The cart could not be stored.', { items: cart.length, error });
  }
  publish(cart);
}

/** Another tab has changed the cart, or emptied all of storage (`key` is null then). */
function followOtherTab(event: StorageEvent): void {
  if (event.key === storageKey || event.key === null) publish(readStorage());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

export const cartStore = {
  add: (item: NewCartItem, quantity = 1) => save(addItem(snapshot(), item, quantity)),
  updateQuantity: (sku: string, quantity: number) =>
    save(updateQuantity(snapshot(), sku, quantity)),
  /** 0 takes the item out of the cart. */
  setQuantity: (item: NewCartItem, quantity: number) =>
    save(setQuantity(snapshot(), item, quantity)),
  remove: (sku: string) => save(removeItem(snapshot(), sku)),
  /** Updates the prices to the server's. */
  reprice: (priced: readonly OrderItem[]) => save(repriceCart(snapshot(), priced)),
  removeBought: (bought: readonly BoughtItem[]) => save(removeBought(snapshot(), bought)),
  replace: (cart: Cart) => save(cart),
};

/** The visitor's cart; empty while a prerendered page is being hydrated. */
export function useCart(): Cart {
  return useSyncExternalStore(subscribe, snapshot, () => emptyCart);
}
