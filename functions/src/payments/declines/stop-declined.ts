import {
  declinesOf,
  isPaused,
  maxDeclinesOfPayment,
  noDeclines,
} from '@dental-shop/domain/payment/declines';
import type { Firestore } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { checkouts } from '../../platform/firestore/checkouts.ts';
import { compareAndSet } from '../../platform/firestore/compare-and-set.ts';
import { declines } from '../../platform/firestore/orders.ts';
import { cancelAtStripe, cancelIntent } from '../cancel-payment.ts';
import type { PaymentServices, RecordingServices } from '../services.ts';
import type { ShopPayment } from '../shop-payment.ts';

/**
 * Ends what was declined too often: whoever tries stolen cards confirms them at Stripe, past the
 * shop, which learns of it by events. Called for each delivery of such an event, also of one that
 * was counted before: the process may have died between the count and this. A payment that was
 * taken meanwhile is not undone; its order shows staff why they must look at it.
 *
 * Throws where Stripe or Firestore does not answer, so that the event is delivered again.
 */
export async function stopDeclined(
  { firestore, stripe }: RecordingServices,
  payment: ShopPayment,
): Promise<void> {
  const { uid, paymentIntentId } = payment;
  const known = (await declines(firestore).doc(uid).get()).data() ?? noDeclines;
  const services = { firestore, stripe: stripe() };
  if (declinesOf(known, paymentIntentId) >= maxDeclinesOfPayment) {
    warn('A payment was declined too often', { ...payment });
    await endPayment(services, payment);
  }
  if (isPaused(known, Date.now())) {
    warn('Payments of an account were declined too often', { uid });
    for (const checkoutId of await openCheckouts(firestore, uid)) {
      await cancelIntent(services, checkoutId);
    }
  }
}

/** The checkout is told why before it is canceled, so that its customer is told as well. */
async function endPayment(
  services: PaymentServices,
  { checkoutId, paymentIntentId }: ShopPayment,
): Promise<void> {
  const reference = checkouts(services.firestore).doc(checkoutId);
  const seen = await compareAndSet(reference, (snapshot) => {
    const checkout = snapshot.data();
    if (checkout?.paymentIntentId !== paymentIntentId) return undefined;
    return checkout.endedBy ? undefined : { endedBy: 'declines' as const };
  });
  if (seen.data()?.paymentIntentId === paymentIntentId) await cancelIntent(services, checkoutId);
  else await cancelAtStripe(services.stripe, paymentIntentId);
}

async function openCheckouts(firestore: Firestore, uid: string): Promise<string[]> {
  const { docs } = await checkouts(firestore)
    .where('uid', '==', uid)
    .where('intentState', '==', 'open')
    .get();
  return docs.map(({ id }) => id);
}
