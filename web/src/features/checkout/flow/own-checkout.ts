import { getDocsFromServer, limit, query, where } from 'firebase/firestore';
import { checkouts } from '../../../shared/firestore/collections.ts';
import { firestore } from '../../../shared/firestore/firestore.ts';
import { withTimeout } from '../../../shared/loading/with-timeout.ts';
import { firebaseAuthentication } from '../../../shared/session/firebase-authentication.ts';
import type { StoredCheckout } from './remembered-checkout.ts';

const timeoutMs = 20_000;

/** The customer's own checkout that this payment belongs to, or undefined if it isn't theirs. */
export async function ownCheckoutOf(
  uid: string,
  paymentIntentId: string,
): Promise<StoredCheckout | undefined> {
  await firebaseAuthentication.authStateReady();
  const own = query(
    checkouts(firestore),
    where('uid', '==', uid),
    where('paymentIntentId', '==', paymentIntentId),
    limit(1),
  );
  const { docs } = await withTimeout(getDocsFromServer(own), timeoutMs);
  const [found] = docs;
  return found && { uid, checkoutId: found.id, items: found.data().items };
}
