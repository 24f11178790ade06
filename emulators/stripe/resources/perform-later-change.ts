import type { Account } from '../account/account.ts';
import type { LaterChange } from '../account/later-changes.ts';
import { openDispute } from './dispute-opening.ts';
import { settlePayment } from './payment-attempt.ts';
import { completeRefund, failRefund } from './refund-changes.ts';

const laterChanges: Record<LaterChange, (account: Account, objectId: string) => void> = {
  'settle-payment': settlePayment,
  'open-dispute': openDispute,
  'complete-refund': completeRefund,
  'fail-refund': failRefund,
};

/** Lets happen what was due; what an object has become meanwhile may leave nothing to do. */
export function performLaterChange(account: Account, change: LaterChange, objectId: string): void {
  laterChanges[change](account, objectId);
}
