import { FirebaseError } from 'firebase/app';
import { getDocsFromServer, limit, query, where } from 'firebase/firestore';
import { checkouts } from '../../../shared/firestore/collections.ts';
import { firestore } from '../../../shared/firestore/firestore.ts';
import { withTimeout } from '../../../shared/loading/with-timeout.ts';
import { firebaseAuthentication } from '../../../shared/session/firebase-authentication.ts';
import type { OpenCheckout, ReturnedPayment } from './persisted-checkout.ts';

const timeoutMs = 20_000;
const retryMs = 3_000;

/** Retries while `isActive` returns true, because customers who have just paid must not see an unpaid cart. */
export async function findOwnCheckout(
  uid: string,
  { id, clientSecret }: ReturnedPayment,
  isActive: () => boolean,
): Promise<OpenCheckout | undefined> {
  await firebaseAuthentication.authStateReady();
  const ownCheckouts = query(
    checkouts(firestore),
    where('uid', '==', uid),
    where('paymentIntentId', '==', id),
    limit(1),
  );
  while (isActive()) {
    try {
      const { docs } = await withTimeout(getDocsFromServer(ownCheckouts), timeoutMs);
      const [found] = docs;
      if (!found) return undefined;
      // The bank has decided by now, so any failure that Stripe reports is final.
      const openPayment = { clientSecret, earlierFailure: '' };
      return { uid, checkoutId: found.id, items: found.data().items, openPayment };
    } catch (error) {
      if (error instanceof FirebaseError && error.code !== 'unavailable') throw error;
      console.warn('The checkouts could not be read.', { error });
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
  return undefined;
}
