import { cancelCheckout } from '../payments/cancel-payment-intent.ts';
import type { PaymentServices } from '../payments/services.ts';
import { findOpenCheckouts, type ServerCheckout } from '../platform/firestore/checkouts.ts';
import type { ClaimedCheckout } from './claim-checkout.ts';

interface OpenCheckout {
  id: string;
  /** Firestore's `Timestamp.valueOf()`, which sorts chronologically. */
  claimedAt: string;
}

export function findSuperseded(checkoutId: string, open: readonly OpenCheckout[]): string[] {
  const own = open.find(({ id }) => id === checkoutId);
  if (!own) return [];
  const order = ({ claimedAt, id }: OpenCheckout) => `${claimedAt} ${id}`;
  return open.filter((other) => order(other) < order(own)).map(({ id }) => id);
}

const claimTime = ({ claimedAt }: ServerCheckout) => claimedAt?.valueOf() ?? '';

/**
 * If two requests arrive at the same time, the later claim wins, so they never cancel each other's
 * checkouts.
 */
export async function cancelSuperseded(
  services: PaymentServices,
  { uid, checkoutId }: Pick<ClaimedCheckout, 'uid' | 'checkoutId'>,
): Promise<void> {
  const found = await findOpenCheckouts(services.firestore, uid);
  const open = found.map((each) => ({ id: each.id, claimedAt: claimTime(each.data()) }));
  await Promise.all(findSuperseded(checkoutId, open).map((id) => cancelCheckout(services, id)));
}
