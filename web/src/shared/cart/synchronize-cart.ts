import {
  type AccountCart,
  maxCartWrites,
  piecesOf,
  readLines,
  type StoredCart,
  writeLines,
} from '@dental-shop/domain/cart/account-cart';
import type { NewCartItem } from '@dental-shop/domain/cart/cart';
import { mergeChanges, withPieces } from '@dental-shop/domain/cart/merge-carts';
import {
  emptyAccountCart,
  type KeptCart,
  keptCart,
  ownPieces,
  parseKeptCart,
  synchronized,
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

/** Beside the key `cart`, and removed with it when somebody signs out. */
const storageKey = 'cartKept';

/** Of whichever account was here last. Throws where storage is blocked: the cart then stays the page's own. */
function readRememberedCart(): KeptCart | undefined {
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

interface Synchronization {
  uid: string;
  /** Gives what the catalogue has of items that only the account's cart knows. */
  itemsOf: (skus: readonly string[]) => Promise<(sku: string) => NewCartItem>;
  /** Whether that account still uses the browser: whatever comes afterwards must not be stored. */
  isWanted: () => boolean;
}

/**
 * Makes the browser's cart and the account's one. A transaction and not increments: what is sold out of
 * a cart, or bounded in it, depends on what is there, and whoever is second adds to what the first wrote.
 * Each writing names itself, so that one whose answer was lost, as when the page was left, does not count
 * twice. Resolves to false where the browser's cart was changed meanwhile, which remains to be written.
 * Rejects where the account may not keep a cart, or Firestore cannot be reached.
 */
export async function synchronizeCart({
  uid,
  itemsOf,
  isWanted,
}: Synchronization): Promise<boolean> {
  const reference = doc(carts(firestore), uid);
  const mine = piecesOf(cartStore.read());
  const kept = readKeptCart(uid);
  const own = ownPieces(uid, readRememberedCart(), mine);
  const { pieces, revision, itemOf } = await runTransaction(firestore, async (transaction) => {
    const account: StoredCart<Timestamp> =
      (await transaction.get(reference)).data() ?? emptyAccountCart;
    const next = synchronized(kept, own, account);
    // Before anything is written: without their names the new lines could not be stored here.
    const found = await itemsOf(next.map(({ sku }) => sku));
    if (isSameItems(next, readLines(account.lines))) {
      return { pieces: next, revision: account.revision, itemOf: found };
    }
    const sent: AccountCart = { lines: writeLines(next), revision: crypto.randomUUID() };
    if (isWanted() && kept) writeKeptCart({ ...kept, sent });
    // The server increments the count, because the rules reject one that another device has just used. A
    // full count restarts, which the rules reject until the hour is over.
    const { count } = account;
    const startedAt = serverTimestamp();
    const counted =
      count === undefined
        ? { count: increment(1), startedAt }
        : count < maxCartWrites
          ? { count: increment(1) }
          : { count: 1, startedAt };
    transaction.set(reference, { ...sent, ...counted }, { merge: true });
    return { pieces: next, revision: sent.revision, itemOf: found };
  });
  if (!isWanted()) return true;
  // What was done here meanwhile stays, and belongs to the next time. What was another account's leaves.
  const cart = cartStore.read();
  const now = mergeChanges(mine, piecesOf(cart), pieces);
  if (!isSameItems(now, piecesOf(cart))) cartStore.replace(withPieces(cart, now, itemOf));
  writeKeptCart(keptCart(uid, pieces, revision));
  return isSameItems(mine, piecesOf(cart));
}
