import {
  type AccountCart,
  formatLines,
  maxCartWrites,
  parseLines,
  type StoredCart,
  toLineItems,
} from '@dental-shop/domain/cart/account-cart';
import type { NewCartItem } from '@dental-shop/domain/cart/cart';
import { mergeChanges, withLineItems } from '@dental-shop/domain/cart/merge-carts';
import {
  emptyAccountCart,
  mergeWithAccount,
  parseSyncedCart,
  removeForeignItems,
  type SyncedCart,
  syncedCart,
} from '@dental-shop/domain/cart/sync-account-cart';
import { isSameItems } from '@dental-shop/domain/checkout/checkout';
import {
  doc,
  increment,
  runTransaction,
  serverTimestamp,
  type Timestamp,
} from 'firebase/firestore';
import { carts } from '../firestore/collections.ts';
import { firestore } from '../firestore/firestore.ts';
import { cartStore } from './cart-store.ts';

const storageKey = 'cartKept';

/** May belong to another account. Throws if storage is blocked. */
function readStoredSyncedCart(): SyncedCart | undefined {
  return parseSyncedCart(localStorage.getItem(storageKey));
}

export function readSyncedCart(uid: string): SyncedCart | undefined {
  const stored = readStoredSyncedCart();
  return stored?.uid === uid ? stored : undefined;
}

export function writeSyncedCart(cart: SyncedCart): void {
  localStorage.setItem(storageKey, JSON.stringify(cart));
}

interface SyncOptions {
  uid: string;
  /** Looks up items in the catalogue, because the account's cart contains only SKUs and quantities. */
  loadItems: (skus: readonly string[]) => Promise<(sku: string) => NewCartItem>;
  /** False once the user has signed out. After that, nothing may be stored. */
  isActive: () => boolean;
}

/**
 * Merges the browser's and the account's carts in a transaction. Increments wouldn't work, because limits and removals
 * depend on the current contents. The revision prevents counting a write twice if its response was lost. Resolves to
 * false if the browser's cart changed in the meantime. Rejects if the account may not have a cart or Firestore is
 * unreachable.
 */
export async function synchronizeCart({ uid, loadItems, isActive }: SyncOptions): Promise<boolean> {
  const reference = doc(carts(firestore), uid);
  const localPieces = toLineItems(cartStore.read());
  const synced = readSyncedCart(uid);
  const own = removeForeignItems(uid, readStoredSyncedCart(), localPieces);
  const { pieces, revision, getItem } = await runTransaction(firestore, async (transaction) => {
    const account: StoredCart<Timestamp> =
      (await transaction.get(reference)).data() ?? emptyAccountCart;
    const next = mergeWithAccount(synced, own, account);
    // Loads the items before writing, because new lines can't be stored locally without their names.
    const found = await loadItems(next.map(({ sku }) => sku));
    if (isSameItems(next, parseLines(account.lines))) {
      return { pieces: next, revision: account.revision, getItem: found };
    }
    const sent: AccountCart = { lines: formatLines(next), revision: crypto.randomUUID() };
    if (isActive() && synced) writeSyncedCart({ ...synced, sent });
    // Increments the count on the server, because the rules would reject the same value from two devices. Once the
    // limit is reached, the rules also reject a reset until the hour is over.
    const { count } = account;
    const startedAt = serverTimestamp();
    const counted =
      count === undefined
        ? { count: increment(1), startedAt }
        : count < maxCartWrites
          ? { count: increment(1) }
          : { count: 1, startedAt };
    transaction.set(reference, { ...sent, ...counted }, { merge: true });
    return { pieces: next, revision: sent.revision, getItem: found };
  });
  if (!isActive()) return true;
  // Keeps changes made during the sync for the next one, and drops items from another account.
  const cart = cartStore.read();
  const now = mergeChanges(localPieces, toLineItems(cart), pieces);
  if (!isSameItems(now, toLineItems(cart))) cartStore.replace(withLineItems(cart, now, getItem));
  writeSyncedCart(syncedCart(uid, pieces, revision));
  return isSameItems(localPieces, toLineItems(cart));
}
