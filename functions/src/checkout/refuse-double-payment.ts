import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Timestamp } from 'firebase-admin/firestore';
import { cancelCheckout } from '../payments/cancel-payment-intent.ts';
import type { PaymentServices } from '../payments/services.ts';
import { checkouts, type ServerCheckout } from '../platform/firestore/checkouts.ts';
import type { ClaimedCheckout } from './claim-checkout.ts';

/**
 * Stripe reports times in whole seconds by its own clock. No one notices a payment and starts
 * another checkout faster than this.
 */
const soonestAfterMs = 3_000;

/** Hardly more are paid during one checkout, and any one of them is reason enough. */
const maxPaidSince = 100;

/** Whether a checkout was started before its customer could know that another one was paid. */
export function isUnintendedRepeat(
  createdAt: Timestamp,
  { at, knownAt }: NonNullable<ServerCheckout['confirmed']>,
): boolean {
  const begun = createdAt.toMillis();
  return begun < knownAt.toMillis() && begun < at.toMillis() + soonestAfterMs;
}

/**
 * Ends a checkout and refuses with `paid-meanwhile` if another tab or device paid a different one
 * in the meantime. Runs after all earlier claims are canceled or known to be paid, so that no
 * payment goes unnoticed. A checkout started afterwards is a deliberate second order.
 */
export async function refuseDoublePayment(
  services: PaymentServices,
  { uid, checkoutId, createdAt }: Pick<ClaimedCheckout, 'uid' | 'checkoutId' | 'createdAt'>,
): Promise<void> {
  const { docs } = await checkouts(services.firestore)
    .where('uid', '==', uid)
    .where('confirmed.knownAt', '>', createdAt)
    .limit(maxPaidSince)
    .get();
  const isPaidMeanwhile = docs.some((other) => {
    const { confirmed } = other.data();
    return other.id !== checkoutId && confirmed && isUnintendedRepeat(createdAt, confirmed);
  });
  if (!isPaidMeanwhile) return;
  const state = await cancelCheckout(services, checkoutId);
  throw new Refusal(state === 'paid' ? 'already-paid' : 'paid-meanwhile');
}
