import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Timestamp } from 'firebase-admin/firestore';
import { cancelCheckout } from '../payments/cancel-payment-intent.ts';
import type { PaymentServices } from '../payments/services.ts';
import { checkouts, type ServerCheckout } from '../platform/firestore/checkouts.ts';
import type { ClaimedCheckout } from './claim-checkout.ts';

/**
 * Stripe tells the second in which it took a payment, and its clock is not this one. Nobody sees
 * that they have paid and comes to another checkout sooner than this.
 */
const soonestAfterMs = 3_000;

/** More than these were hardly paid since one checkout was begun; any of them is reason enough. */
const maxPaidSince = 100;

/**
 * Whether a checkout was begun by somebody who could not know yet that another was paid: before the
 * shop knew it, and too soon for a second order on purpose.
 */
export function isUnintendedRepeat(
  createdAt: Timestamp,
  { at, knownAt }: NonNullable<ServerCheckout['confirmed']>,
): boolean {
  const begun = createdAt.toMillis();
  return begun < knownAt.toMillis() && begun < at.toMillis() + soonestAfterMs;
}

/**
 * Ends a checkout, and refuses with `paid-meanwhile`, where another one of the account was paid
 * while this one was being prepared, by another tab or device: they would pay twice. Asked when all
 * that was claimed before is canceled or known to be paid, so that nothing can be paid unseen. A
 * checkout that is begun afterwards is a second order on purpose.
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
