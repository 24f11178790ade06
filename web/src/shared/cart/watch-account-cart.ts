import { maxCartWrites, parseLines, toLineItems } from '@dental-shop/domain/cart/account-cart';
import type { NewCartItem } from '@dental-shop/domain/cart/cart';
import { isSameItems } from '@dental-shop/domain/checkout/checkout';
import { FirebaseError } from 'firebase/app';
import { doc, onSnapshot } from 'firebase/firestore';
import { carts } from '../firestore/collections.ts';
import { firestore } from '../firestore/firestore.ts';
import { firebaseAuthentication } from '../session/firebase-authentication.ts';
import { currentSession } from '../session/session-store.ts';
import { cartStore } from './cart-store.ts';
import { registerCartFlush } from './flush-cart.ts';
import { readSyncedCart, synchronizeCart } from './synchronize-cart.ts';

const debounceMs = 500;
const retryMs = 5_000;
/**
 * If two devices reset the counter at the same time, the rules reject one of the writes, so a few denials are normal.
 */
const maxDenials = 3;
/** Retry interval in ms once the hourly write limit is reached. */
const fullRetryMs = 60_000;

/** Tabs share the cart in storage, so only one of them may synchronize at a time. */
function withCartLock(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('cart', work) : work();
}

const isDenied = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code === 'permission-denied';

/**
 * Events only trigger a sync, and the transaction decides what to write. This makes echoes and late events harmless.
 */
export function watchAccountCart(
  uid: string,
  loadItems: (skus: readonly string[]) => Promise<(sku: string) => NewCartItem>,
): () => void {
  let stopped = false;
  let hasSynced = false;
  let isFull = false;
  let denials = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isActive = () => {
    const session = currentSession();
    const isUser = session.status === 'signed-in' && session.user.uid === uid;
    // When the user signs out in another tab, the stored cart is cleared before this tab is notified.
    return !stopped && isUser && (!hasSynced || readSyncedCart(uid) !== undefined);
  };
  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void run(), ms);
  };
  const run = async () => {
    try {
      await firebaseAuthentication.authStateReady();
      await withCartLock(async () => {
        if (!isActive() || firebaseAuthentication.currentUser?.uid !== uid) return;
        const isWritten = await synchronizeCart({ uid, loadItems, isActive });
        hasSynced = true;
        denials = 0;
        // Changes made during the first sync weren't scheduled.
        if (!isWritten) schedule(debounceMs);
      });
    } catch (error) {
      console.warn('The cart could not be synced with the account.', { uid, error });
      if (isDenied(error)) denials += 1;
      if (isFull && isDenied(error)) schedule(fullRetryMs);
      else if (denials < maxDenials) schedule(retryMs);
      else stop();
    }
  };
  const differs = (pieces: ReturnType<typeof toLineItems>) =>
    !isSameItems(pieces, parseLines(readSyncedCart(uid)?.lines));
  const hasChanged = () => differs(toLineItems(cartStore.read()));

  const unsubscribeFirestore = onSnapshot(
    doc(carts(firestore), uid),
    (snapshot) => {
      isFull = (snapshot.data()?.count ?? 0) >= maxCartWrites;
      if (!hasSynced || differs(parseLines(snapshot.data()?.lines))) schedule(0);
    },
    (error) => console.warn("The account's cart could not be followed.", { uid, error }),
  );
  const unsubscribeCart = cartStore.subscribe(() => {
    if (hasSynced && hasChanged()) schedule(debounceMs);
  });
  const unregisterFlush = registerCartFlush(async () => {
    if (hasChanged()) await run();
  });
  function stop(): void {
    stopped = true;
    clearTimeout(timer);
    unsubscribeFirestore();
    unsubscribeCart();
    unregisterFlush();
  }
  return stop;
}
