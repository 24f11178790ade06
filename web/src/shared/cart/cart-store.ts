import {
  addItem,
  addItems,
  type BoughtItem,
  type Cart,
  type NewCartItem,
  quantityOf,
  removeBought,
  removeItem,
  setQuantity,
  totalQuantity,
  updateQuantity,
} from '@dental-shop/domain/cart/cart';
import { repriceCart } from '@dental-shop/domain/cart/price-changes';
import { parseStoredCart } from '@dental-shop/domain/cart/stored-cart';
import type { OrderItem } from '@dental-shop/domain/order/order';
import { useSyncExternalStore } from 'react';

const storageKey = 'cart';
/** Always the same array: React compares snapshots by identity, and renders again once hydrated where they differ. */
const emptyCart: Cart = [];

const listeners = new Set<() => void>();
const additionListeners = new Set<(cart: Cart) => void>();
let current: Cart | undefined;
/** False where storage is full or blocked; the cart then lives as long as the page. */
let isStored = true;

function readStorage(): Cart {
  if (!isStored) return current ?? emptyCart;
  try {
    return parseStoredCart(localStorage.getItem(storageKey));
  } catch (error) {
    console.warn('The stored cart could not be read.', { error });
    return current ?? emptyCart;
  }
}

function snapshot(): Cart {
  current ??= readStorage();
  return current.length === 0 ? emptyCart : current;
}

function publish(cart: Cart): void {
  current = cart;
  for (const listener of listeners) listener();
}

function save(cart: Cart): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(cart));
    isStored = true;
  } catch (error) {
    isStored = false;
    console.warn('The cart could not be stored.', { items: cart.length, error });
  }
  publish(cart);
}

/** Another tab has changed the cart, or emptied all of storage (`key` is null then). */
function followOtherTab(event: StorageEvent): void {
  if (event.key === storageKey || event.key === null) publish(readStorage());
}

/**
 * Changes what is stored now: another tab may have changed it a moment ago, unheard of here as yet. What puts more into
 * the cart is an addition.
 */
function change(next: (cart: Cart) => Cart): void {
  const before = readStorage();
  const after = next(before);
  save(after);
  if (totalQuantity(after) <= totalQuantity(before)) return;
  for (const listener of additionListeners) listener(after);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', followOtherTab);
    // It may have changed since it was last read, while nothing listened.
    current = readStorage();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

export const cartStore = {
  read: readStorage,
  subscribe,
  add: (item: NewCartItem, quantity = 1) => change((cart) => addItem(cart, item, quantity)),
  /** Calls back with the cart after something was added on this page, whatever else changes it. */
  onAdd(listener: (cart: Cart) => void): () => void {
    additionListeners.add(listener);
    return () => void additionListeners.delete(listener);
  },
  /** All of them in one update; false where the cart has no room for all, and takes none. */
  addItems(items: Parameters<typeof addItems>[1]): boolean {
    const before = readStorage();
    const after = addItems(before, items);
    if (after !== before) change(() => after);
    return after !== before;
  },
  updateQuantity: (sku: string, quantity: number) =>
    change((cart) => updateQuantity(cart, sku, quantity)),
  /** 0 takes the item out of the cart. */
  setQuantity: (item: NewCartItem, quantity: number) =>
    change((cart) => setQuantity(cart, item, quantity)),
  remove: (sku: string) => change((cart) => removeItem(cart, sku)),
  /** Updates the prices to the server's. */
  reprice: (priced: readonly OrderItem[]) => change((cart) => repriceCart(cart, priced)),
  removeBought: (bought: readonly BoughtItem[]) => change((cart) => removeBought(cart, bought)),
  replace: (cart: Cart) => save(cart),
};

/** The visitor's cart; empty while a prerendered page is being hydrated. */
export function useCart(): Cart {
  return useSyncExternalStore(subscribe, snapshot, () => emptyCart);
}

/** How many pieces of a part it holds: renders anew only when that changes, and not for each other part. */
export function useCartQuantity(sku: string): number {
  return useSyncExternalStore(
    subscribe,
    () => quantityOf(snapshot(), sku),
    () => 0,
  );
}
