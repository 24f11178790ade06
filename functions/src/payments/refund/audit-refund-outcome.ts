import { transactionMayBecome } from '@dental-shop/domain/order/transaction-progress';
import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { transactAudited } from '../../platform/audit.ts';
import type { AuditedRefund } from '../../platform/firestore/staff.ts';
import { refundStatus } from '../record/stripe-transactions.ts';
import { refundEntry } from './authorize-refund.ts';

export type RefundOutcome = Pick<AuditedRefund, 'state' | 'made' | 'refusal'>;

/** A refund as Stripe has made it. */
export function madeOutcome({
  id,
  amount,
  status,
}: Pick<Stripe.Refund, 'id' | 'amount' | 'status'>): RefundOutcome & {
  made: NonNullable<AuditedRefund['made']>;
} {
  return {
    state: 'made',
    made: { refundId: id, amount, status: refundStatus(status) },
    refusal: null,
  };
}

/** Whether that is news: what Stripe said earlier may arrive later. */
export function isNews(known: AuditedRefund, { made, refusal }: RefundOutcome): boolean {
  if (made === null) return known.made === null && known.refusal !== refusal;
  return transactionMayBecome('refund', known.made?.status, made.status);
}

/** Adds to the audit entry of a refund what came of it. Not every refund has one: Stripe's dashboard makes them too. */
export async function auditRefundOutcome(
  firestore: Firestore,
  requestId: string,
  outcome: RefundOutcome,
): Promise<void> {
  await transactAudited(firestore, async (transaction, _note, amend) => {
    const entry = await transaction.get(refundEntry(firestore, requestId));
    const refund = entry.data()?.refund;
    if (refund && isNews(refund, outcome)) amend(entry, { refund: { ...refund, ...outcome } });
  });
}

/**
 * The same of those that staff asked for here, for all that Stripe tells of a payment's refunds: banks
 * take days, and may send money back. `isKnown` tells which the shop has heard of already.
 */
export async function auditRefundOutcomes(
  firestore: Firestore,
  refunds: readonly Stripe.Refund[],
  isKnown: (refund: Stripe.Refund) => boolean,
): Promise<void> {
  for (const refund of refunds) {
    const requestId = refund.metadata?.requestId;
    if (requestId === undefined || isKnown(refund)) continue;
    await auditRefundOutcome(firestore, requestId, madeOutcome(refund));
  }
}
