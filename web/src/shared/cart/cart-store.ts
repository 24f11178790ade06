import {
  addItem,
  addItems,
  type Cart,
  getQuantity,
  type NewCartItem,
  removeItem,
  removePurchased,
  setQuantity,
  totalQuantity,
  updateQuantity,
} from '@dental-shop/domain/cart/cart';
import type { LineItem } from '@dental-shop/domain/cart/line-item';
import { parseStoredCart } from '@dental-shop/domain/cart/stored-cart';
import { useSyncExternalStore } from 'react';

const storageKey = 'cart';
/** A stable reference, because `useSyncExternalStore` compares snapshots by identity. */
const emptyCart: Cart = [];

const listeners = new Set<() => void>();
const additionListeners = new Set<(cart: Cart) => void>();
let current: Cart | undefined;
/** False if storage is full or blocked. In this case, the cart lasts until the page is closed. */
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

/** `key` is null if another tab has cleared all storage. */
function onStorage(event: StorageEvent): void {
  if (event.key === storageKey || event.key === null) publish(readStorage());
}

/** Rereads storage first, because another tab's change may not have arrived yet. */
function change(next: (cart: Cart) => Cart): void {
  const before = readStorage();
  const after = next(before);
  save(after);
  if (totalQuantity(after) <= totalQuantity(before)) return;
  for (const listener of additionListeners) listener(after);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    // Storage may have changed while nothing was listening.
    current = readStorage();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

export const cartStore = {
  read: readStorage,
  subscribe,
  change,
  add: (item: NewCartItem, quantity = 1) => change((cart) => addItem(cart, item, quantity)),
  onAdd(listener: (cart: Cart) => void): () => void {
    additionListeners.add(listener);
    return () => void additionListeners.delete(listener);
  },
  /** All or nothing: returns false if the cart lacks room for all items. */
  addItems(items: Parameters<typeof addItems>[1]): boolean {
    const before = readStorage();
    const after = addItems(before, items);
    if (after !== before) change(() => after);
    return after !== before;
  },
  updateQuantity: (sku: string, quantity: number) =>
    change((cart) => updateQuantity(cart, sku, quantity)),
  /** 0 removes the item. */
  setQuantity: (item: NewCartItem, quantity: number) =>
    change((cart) => setQuantity(cart, item, quantity)),
  remove: (sku: string) => change((cart) => removeItem(cart, sku)),
  removeBought: (bought: readonly LineItem[]) => change((cart) => removePurchased(cart, bought)),
  replace: (cart: Cart) => save(cart),
};

export function useCart(): Cart {
  return useSyncExternalStore(subscribe, snapshot, () => emptyCart);
}

export function useCartQuantity(sku: string): number {
  return useSyncExternalStore(
    subscribe,
    () => getQuantity(snapshot(), sku),
    () => 0,
  );
}
