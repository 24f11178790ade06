import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { FirebaseError } from 'firebase/app';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { waitForApprovedClaim } from '../../../shared/approval/approved-claim.ts';
import { checkouts } from '../../../shared/firestore/collections.ts';
import { firestore } from '../../../shared/firestore/firestore.ts';
import { withTimeout } from '../../../shared/loading/with-timeout.ts';
import { firebaseAuthentication } from '../../../shared/session/firebase-authentication.ts';
import { CheckoutProblem } from '../outcome/payment-outcome.ts';

/** Without a connection Firestore would retry forever. */
const timeoutMs = 20_000;

/** Writes `checkouts/{checkoutId}` and resolves to its id. Rejects with a `CheckoutProblem`. */
export async function createCheckout(uid: string, items: CheckoutItem[]): Promise<string> {
  const reference = doc(checkouts(firestore));
  try {
    await firebaseAuthentication.authStateReady();
    const { currentUser } = firebaseAuthentication;
    if (currentUser) await waitForApprovedClaim(currentUser);
    const checkout = { uid, items, createdAt: serverTimestamp() };
    await withTimeout(setDoc(reference, checkout), timeoutMs);
  } catch (cause) {
    const denied = cause instanceof FirebaseError && cause.code === 'permission-denied';
    throw new CheckoutProblem(denied ? 'not-approved' : 'payment-unavailable', { cause });
  }
  return reference.id;
}
