import { toLineItems } from '@dental-shop/domain/cart/account-cart';
import type { Cart } from '@dental-shop/domain/cart/cart';
import { undoChange } from '@dental-shop/domain/cart/merge-carts';
import { parseStoredCart } from '@dental-shop/domain/cart/stored-cart';
import { isSameItems } from '@dental-shop/domain/checkout/checkout';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../ui/create-listeners.ts';
import { cartStore } from './cart-store.ts';

export type CartChange =
  | { kind: 'removed'; sku: string; name: string }
  | { kind: 'cleared' }
  | { kind: 'replaced' };

export interface UndoableChange {
  change: CartChange;
  before: Cart;
  after: Cart;
}

const storageKey = 'cartUndo';

const listeners = createListeners();
let offered: UndoableChange | null | undefined;

function publish(next: UndoableChange | null): void {
  offered = next;
  listeners.notify();
}

function snapshot(): UndoableChange | null {
  if (offered === undefined) offered = consumeStoredChange();
  return offered;
}

export function changeWithUndo(change: CartChange, act: () => void): void {
  const before = cartStore.read();
  act();
  publish({ change, before, after: cartStore.read() });
}

/**
 * Call it before opening the cart page, which shows the undo option. Undoing restores the original cart even after
 * repeated calls.
 */
export function replaceWithUndo(cart: Cart): void {
  const now = cartStore.read();
  const earlier = consumeStoredChange();
  const before = earlier && isSameCart(earlier.after, now) ? earlier.before : now;
  cartStore.replace(cart);
  if (before.length === 0 || isSameCart(before, cart)) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ before, after: cart }));
  } catch (error) {
    console.warn('The replaced cart could not be stored.', { items: before.length, error });
  }
}

const isSameCart = (a: Cart, b: Cart) => isSameItems(toLineItems(a), toLineItems(b));

export function consumeStoredChange(): UndoableChange | null {
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
  undo({ before, after }: UndoableChange): void {
    cartStore.replace(undoChange(before, after, cartStore.read()));
    publish(null);
  },
  dismiss: () => publish(null),
};

export function useUndoableChange(): UndoableChange | null {
  return useSyncExternalStore(listeners.subscribe, snapshot, () => null);
}
