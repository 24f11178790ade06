import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Timestamp } from 'firebase-admin/firestore';
import { cancelCheckout } from '../payments/cancel-payment-intent.ts';
import type { PaymentServices } from '../payments/services.ts';
import { checkouts, type ServerCheckout } from '../platform/firestore/checkouts.ts';
import type { ClaimedCheckout } from './claim-checkout.ts';

/**
 * Covers clock skew and Stripe's whole-second timestamps. Customers don't start another checkout
 * this quickly.
 */
const minRestartMs = 3_000;

/** Customers don't make this many payments while one checkout is open. */
const maxPaidSince = 100;

export function isUnintendedRepeat(
  createdAt: Timestamp,
  { at, knownAt }: NonNullable<ServerCheckout['confirmed']>,
): boolean {
  const createdMs = createdAt.toMillis();
  return createdMs < knownAt.toMillis() && createdMs < at.toMillis() + minRestartMs;
}

/**
 * Throws if the customer has paid for another checkout since this one started. Call it after all
 * earlier claims are canceled or known to be paid, so no payment is missed.
 */
export async function rejectDoublePayment(
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
