import type { Checkout, CheckoutItem } from '@dental-shop/domain/order/checkout';
import { FirebaseError } from 'firebase/app';
import { collection, doc, type FieldValue, serverTimestamp, setDoc } from 'firebase/firestore';
import { firestore } from '../firestore/firestore.ts';
import { firebaseAuthentication } from '../session/firebase-authentication.ts';
import { CheckoutProblem } from './checkout-problem.ts';
import { within } from './within.ts';

/** Milliseconds. Without a connection Firestore would go on trying for ever. */
const timeLimit = 20_000;

/** The rules ask for the claim; a token from before the approval does not have it yet. */
async function refreshTokenWithoutApproval(): Promise<void> {
  await firebaseAuthentication.authStateReady();
  const user = firebaseAuthentication.currentUser;
  if (!user) return;
  const { claims } = await user.getIdTokenResult();
  if (claims.approved !== true) await user.getIdToken(true);
}

/** Writes `checkouts/{checkoutId}` and resolves to its id. Rejects with a `CheckoutProblem`. */
export async function createCheckout(uid: string, items: CheckoutItem[]): Promise<string> {
  const reference = doc(collection(firestore, 'checkouts'));
  const checkout: Checkout<FieldValue> = { uid, items, createdAt: serverTimestamp() };
  try {
    await refreshTokenWithoutApproval();
    await within(timeLimit, setDoc(reference, checkout));
  } catch (cause) {
    const denied = cause instanceof FirebaseError && cause.code === 'permission-denied';
    throw new CheckoutProblem(denied ? 'not-approved' : 'payment-unavailable', { cause });
  }
  return reference.id;
}
