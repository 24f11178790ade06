import { error as logError } from 'firebase-functions/logger';
import { isApproved } from '../accounts/approval.ts';
import { cancelCheckout } from '../payments/cancel-payment-intent.ts';
import type { PaymentServices } from '../payments/services.ts';
import { checkouts } from '../platform/firestore/checkouts.ts';
import { describeError } from '../platform/log-redaction.ts';

/** Cancels each one that can be; the others stay open, and the sweep comes back to them. */
export async function cancelEach(
  services: PaymentServices,
  checkoutIds: readonly string[],
): Promise<void> {
  for (const checkoutId of checkoutIds) {
    try {
      await cancelCheckout(services, checkoutId);
    } catch (error) {
      logError('A payment could not be canceled', { checkoutId, error: describeError(error) });
    }
  }
}

/** Cancels all that an account was about to pay, unless it is approved now. */
export async function cancelUnapprovedCheckouts(
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
