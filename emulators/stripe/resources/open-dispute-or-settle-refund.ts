import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { noRequest } from '../account/event-log.ts';
import { getId } from '../account/expandable-id.ts';
import type { ScheduledChange } from '../account/scheduled-changes.ts';
import { newDispute } from './dispute-object.ts';
import { settlePayment } from './payment-attempt.ts';
import { cardBehind } from './payment-methods.ts';

const laterChanges: Record<ScheduledChange, (account: Account, objectId: string) => void> = {
  'settle-payment': settlePayment,
  'open-dispute': openDispute,
  'complete-refund': completeRefund,
  'fail-refund': failRefund,
};

export function performScheduledChange(
  account: Account,
  change: ScheduledChange,
  objectId: string,
): void {
  laterChanges[change](account, objectId);
}

function openDispute(account: Account, chargeId: string): void {
  const { state } = account;
  const charge = state.charges[chargeId];
  if (charge === undefined || charge.refunded) return;
  const kind = cardBehind(account, charge.payment_method ?? '')?.dispute ?? null;
  if (kind === null) return;
  const dispute = newDispute(charge, kind);
  state.disputes[dispute.id] = dispute;
  state.charges[charge.id] = { ...charge, disputed: true };
  account.emit(noRequest, 'charge.dispute.created', dispute);
  if (kind !== 'inquiry') account.emit(noRequest, 'charge.dispute.funds_withdrawn', dispute);
}

function completeRefund(account: Account, refundId: string): void {
  const refund = account.state.refunds[refundId];
  if (refund?.status !== 'pending') return;
  const completed: Stripe.Refund = { ...refund, status: 'succeeded' };
  account.state.refunds[refund.id] = completed;
  account.emit(noRequest, 'refund.updated', completed);
  account.emit(noRequest, 'charge.refund.updated', completed);
}

function failRefund(account: Account, refundId: string): void {
  const refund = account.state.refunds[refundId];
  const charge = account.state.charges[getId(refund?.charge ?? null) ?? ''];
  if (refund?.status !== 'succeeded' || charge === undefined) return;
  const failed: Stripe.Refund = {
    ...refund,
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
  };
  account.state.refunds[refund.id] = failed;
  account.state.charges[charge.id] = {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  };
  account.emit(noRequest, 'refund.failed', failed);
  account.emit(noRequest, 'refund.updated', failed);
  account.emit(noRequest, 'charge.refund.updated', failed);
}
