import type { Firestore } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import type { PaymentServices } from '../payments/payment-services.ts';
import { checkouts, users } from '../platform/firestore/collections.ts';
import { describeError } from '../platform/log.ts';
import { cancelIntent } from './cancel-intent.ts';

export async function isApproved(firestore: Firestore, uid: string): Promise<boolean> {
  return (await users(firestore).doc(uid).get()).data()?.status === 'approved';
}

/** Calls each off that can be; what cannot stays open, and the sweep comes back to it. */
export async function cancelEach(
  services: PaymentServices,
  checkoutIds: readonly string[],
): Promise<void> {
  for (const checkoutId of checkoutIds) {
    try {
      await cancelIntent(services, checkoutId);
    } catch (error) {
      logError('A payment could not be called off', { checkoutId, error: describeError(error) });
    }
  }
}

/** Calls off all that an account was about to pay, unless it is approved as it is now. */
export async function cancelIntentsOfUnapproved(
  services: PaymentServices,
  uid: string,
): Promise<void> {
  const { firestore } = services;
  if (await isApproved(firestore, uid)) return;
  const { docs } = await checkouts(firestore)
    .where('uid', '==', uid)
    .where('intentState', '==', 'open')
    .get();
  await cancelEach(
    services,
    docs.map(({ id }) => id),
  );
}
