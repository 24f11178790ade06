import { lotsOf, type ReceivedLot } from './lot-recipients.ts';
import type { RecallNotice } from './recall.ts';

/** True if the customer hasn't been notified, or has received more units or other lots since. */
export function needsNotice(
  recipient: { quantity: number; received: readonly Pick<ReceivedLot<unknown>, 'lot'>[] },
  latest: Pick<RecallNotice<unknown>, 'quantity' | 'lots'> | undefined,
): boolean {
  if (!latest || recipient.quantity > latest.quantity) return true;
  return lotsOf(recipient).some((lot) => !latest.lots.includes(lot));
}
