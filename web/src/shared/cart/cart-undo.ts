import { piecesOf } from '@dental-shop/domain/cart/account-cart';
import type { Cart } from '@dental-shop/domain/cart/cart';
import { undoChange } from '@dental-shop/domain/cart/merge-carts';
import { parseStoredCart } from '@dental-shop/domain/cart/stored-cart';
import { isSameItems } from '@dental-shop/domain/checkout/checkout';
import { useSyncExternalStore } from 'react';
import { cartStore } from './cart-store.ts';

/** What was done to the cart; a removal names its item. */
export type CartChange =
  | { kind: 'removed'; sku: string; name: string }
  | { kind: 'cleared' }
  | { kind: 'replaced' };

export interface Undoable {
  change: CartChange;
  before: Cart;
  after: Cart;
}

/** For the one page that a replaced cart is opened by; read there once. */
const storageKey = 'cartUndo';

const listeners = new Set<() => void>();
let offered: Undoable | null | undefined;

function publish(next: Undoable | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

function snapshot(): Undoable | null {
  if (offered === undefined) offered = takeFromLastPage();
  return offered;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the cart, and offers to take that back. */
export function changeWithUndo(change: CartChange, act: () => void): void {
  const before = cartStore.read();
  act();
  publish({ change, before, after: cartStore.read() });
}

/**
 * The same for a page that is about to be left for the cart's, which then makes the offer. Done again before that page
 * has come, it offers the cart from before the first time.
 */
export function replaceWithUndo(cart: Cart): void {
  const now = cartStore.read();
  const earlier = takeFromLastPage();
  const before = earlier && isSameCart(earlier.after, now) ? earlier.before : now;
  cartStore.replace(cart);
  if (before.length === 0 || isSameCart(before, cart)) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ before, after: cart }));
  } catch (error) {
    console.warn('The replaced cart could not be kept.', { items: before.length, error });
  }
}

const isSameCart = (a: Cart, b: Cart) => isSameItems(piecesOf(a), piecesOf(b));

/** What the page before has left to be taken back; only the first who asks gets it. */
export function takeFromLastPage(): Undoable | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    sessionStorage.removeItem(storageKey);
    if (typeof stored !== 'object' || stored === null) return null;
    const { before, after } = stored as { before?: unknown; after?: unknown };
    const read = (cart: unknown) => parseStoredCart(JSON.stringify(cart ?? null));
    return { change: { kind: 'replaced' }, before: read(before), after: read(after) };
  } catch (error) {
    console.warn('The replaced cart could not be read.', { error });
    return null;
  }
}

export const cartUndo = {
  undo({ before, after }: Undoable): void {
    cartStore.replace(undoChange(before, after, cartStore.read()));
    publish(null);
  },
  dismiss: () => publish(null),
};

/** What can be taken back now; null where there is nothing. */
export function useUndoable(): Undoable | null {
  return useSyncExternalStore(subscribe, snapshot, () => null);
}
