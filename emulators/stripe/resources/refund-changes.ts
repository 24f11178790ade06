import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import { noRequest } from '../account/event-log.ts';
import { idOf } from '../account/reference.ts';

/** The bank has given the money back at last. */
export function completeRefund(account: Account, refundId: string): void {
  const refund = account.books.refunds[refundId];
  if (refund?.status !== 'pending') return;
  const completed: Stripe.Refund = { ...refund, status: 'succeeded' };
  account.books.refunds[refund.id] = completed;
  account.emit(noRequest, 'refund.updated', completed);
  account.emit(noRequest, 'charge.refund.updated', completed);
}

/** The bank does not take the money: the refund is undone, and the charge can be refunded again. */
export function failRefund(account: Account, refundId: string): void {
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
