import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { countCheckout, maxCheckouts } from '@dental-shop/domain/checkout/checkout-pace';
import { FirebaseError } from 'firebase/app';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { waitForApprovedClaim } from '../../../shared/approval/approved-claim.ts';
import { checkoutPace, checkouts } from '../../../shared/firestore/collections.ts';
import { firestore } from '../../../shared/firestore/firestore.ts';
import { withTimeout } from '../../../shared/loading/with-timeout.ts';
import { firebaseAuthentication } from '../../../shared/session/firebase-authentication.ts';
import { CheckoutError } from './payment-outcome.ts';

/** Without a connection, Firestore would retry forever. */
const timeoutMs = 20_000;

/** The rules deny the write if another tab has just updated the count. Firestore doesn't retry denied writes. */
const maxAttempts = 3;

const isDenied = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code === 'permission-denied';

async function retryWhileDenied(create: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await create();
    } catch (error) {
      if (!isDenied(error) || attempt === maxAttempts) throw error;
    }
  }
}

/** Resolves to the checkout's ID or rejects with a `CheckoutError`. */
export async function createCheckout(uid: string, items: CheckoutItem[]): Promise<string> {
  const reference = doc(checkouts(firestore));
  let isFull = false;
  const create = () =>
    runTransaction(firestore, async (transaction) => {
      const pace = doc(checkoutPace(firestore), uid);
      const before = (await transaction.get(pace)).data();
      // Firestore retries after a lost response, but the rules would deny a second write.
      if (before?.checkoutId === reference.id) return;
      isFull = before !== undefined && before.count >= maxCheckouts;
      transaction
        .set(reference, { uid, items, createdAt: serverTimestamp() })
        .set(pace, countCheckout(before, reference.id, serverTimestamp()), { merge: true });
    });
  try {
    await firebaseAuthentication.authStateReady();
    const { currentUser } = firebaseAuthentication;
    if (currentUser) await waitForApprovedClaim(currentUser);
    await withTimeout(retryWhileDenied(create), timeoutMs);
  } catch (cause) {
    if (!isDenied(cause)) throw new CheckoutError('payment-unavailable', { cause });
    throw new CheckoutError(isFull ? 'too-many-checkouts' : 'not-approved', { cause });
  }
  return reference.id;
}
