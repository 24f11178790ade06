import type { Checkout, CheckoutItem } from '@dental-shop/domain/order/checkout';
import { FirebaseError } from 'firebase/app';
import { collection, doc, type FieldValue, serverTimestamp, setDoc } from 'firebase/firestore';
import { waitForApprovedClaim } from '../../../shared/approval/approved-claim.ts';
import { firestore } from '../../../shared/firestore/firestore.ts';
import { withTimeout } from '../../../shared/loading/with-timeout.ts';
import { firebaseAuthentication } from '../../../shared/session/firebase-authentication.ts';
import { CheckoutProblem } from '../outcome/payment-outcome.ts';

/** Without a connection Firestore would retry forever. */
const timeoutMs = 20_000;

/** Writes `checkouts/{checkoutId}` and resolves to its id. Rejects with a `CheckoutProblem`. */
export async function createCheckout(uid: string, items: CheckoutItem[]): Promise<string> {
  const reference = doc(collection(firestore, 'checkouts'));
  const checkout: Checkout<FieldValue> = { uid, items, createdAt: serverTimestamp() };
  try {
    await firebaseAuthentication.authStateReady();
    const { currentUser } = firebaseAuthentication;
    if (currentUser) await waitForApprovedClaim(currentUser);
    await withTimeout(setDoc(reference, checkout), timeoutMs);
  } catch (cause) {
    const denied = cause instanceof FirebaseError && cause.code === 'permission-denied';
    throw new CheckoutProblem(denied ? 'not-approved' : 'payment-unavailable', { cause });
  }
  return reference.id;
}
