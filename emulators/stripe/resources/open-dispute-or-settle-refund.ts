import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { noRequest } from '../account/event-log.ts';
import { idOf } from '../account/expandable-id.ts';
import type { LaterChange } from '../account/scheduled-changes.ts';
import { newDispute } from './dispute-object.ts';
import { settlePayment } from './payment-attempt.ts';
import { cardBehind } from './payment-methods.ts';

const laterChanges: Record<LaterChange, (account: Account, objectId: string) => void> = {
  'settle-payment': settlePayment,
  'open-dispute': openDispute,
  'complete-refund': completeRefund,
  'fail-refund': failRefund,
};

export function performLaterChange(account: Account, change: LaterChange, objectId: string): void {
  laterChanges[change](account, objectId);
}

function openDispute(account: Account, chargeId: string): void {
  const { books } = account;
  const charge = books.charges[chargeId];
  if (charge === undefined || charge.refunded) return;
  const kind = cardBehind(account, charge.payment_method ?? '')?.dispute ?? null;
  if (kind === null) return;
  const dispute = newDispute(charge, kind);
  books.disputes[dispute.id] = dispute;
  books.charges[charge.id] = { ...charge, disputed: true };
  account.emit(noRequest, 'charge.dispute.created', dispute);
  if (kind !== 'inquiry') account.emit(noRequest, 'charge.dispute.funds_withdrawn', dispute);
}

function completeRefund(account: Account, refundId: string): void {
  const refund = account.books.refunds[refundId];
  if (refund?.status !== 'pending') return;
  const completed: Stripe.Refund = { ...refund, status: 'succeeded' };
  account.books.refunds[refund.id] = completed;
  account.emit(noRequest, 'refund.updated', completed);
  account.emit(noRequest, 'charge.refund.updated', completed);
}

function failRefund(account: Account, refundId: string): void {
  const refund = account.books.refunds[refundId];
  const charge = account.books.charges[idOf(refund?.charge ?? null) ?? ''];
  if (refund?.status !== 'succeeded' || charge === undefined) return;
  const failed: Stripe.Refund = {
    ...refund,
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
  };
  account.books.refunds[refund.id] = failed;
  account.books.charges[charge.id] = {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  };
  account.emit(noRequest, 'refund.failed', failed);
  account.emit(noRequest, 'refund.updated', failed);
  account.emit(noRequest, 'charge.refund.updated', failed);
}
