import { cancelCheckout } from '../payments/cancel-payment-intent.ts';
import type { PaymentServices } from '../payments/services.ts';
import { findOpenCheckouts, type ServerCheckout } from '../platform/firestore/checkouts.ts';
import type { ClaimedCheckout } from './claim-checkout.ts';

interface OpenCheckout {
  id: string;
  /** Firestore's `Timestamp.valueOf()`, which sorts chronologically. */
  claimedAt: string;
}

/** Of two checkouts claimed at the same time, exactly one is superseded. */
export function findSuperseded(checkoutId: string, open: readonly OpenCheckout[]): string[] {
  const current = open.find(({ id }) => id === checkoutId);
  // Another request has canceled it in the meantime, or it was paid.
  if (!current) return [];
  const sortKey = ({ claimedAt, id }: OpenCheckout) => `${claimedAt} ${id}`;
  return open.filter((other) => sortKey(other) < sortKey(current)).map(({ id }) => id);
}

const claimTime = ({ claimedAt }: ServerCheckout) => claimedAt?.valueOf() ?? '';

/**
 * Cancels the customer's checkouts that were claimed earlier. If one turns out to be paid or
 * processing, `rejectDoublePayment` handles it.
 */
export async function cancelSuperseded(
  services: PaymentServices,
  { uid, checkoutId }: Pick<ClaimedCheckout, 'uid' | 'checkoutId'>,
): Promise<void> {
  const found = await findOpenCheckouts(services.firestore, uid);
  const open = found.map((each) => ({ id: each.id, claimedAt: claimTime(each.data()) }));
  await Promise.all(findSuperseded(checkoutId, open).map((id) => cancelCheckout(services, id)));
}
