import { withLineRefund } from '@dental-shop/domain/fulfillment/line-refunds';
import { canTransactionBecome } from '@dental-shop/domain/order/transaction-transitions';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { runAuditedTransaction } from '../../platform/audit.ts';
import { readOrderRecord, writeQuantities } from '../../platform/firestore/order-record.ts';
import type { AuditedRefund } from '../../platform/firestore/staff.ts';
import { refundStatus } from '../record/stripe-transactions.ts';
import { refundEntry } from './authorize-refund.ts';

export type RefundOutcome = Pick<AuditedRefund, 'state' | 'made' | 'refusal'>;

export function refundOutcome({
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

/** Stripe's updates may arrive out of order. */
export function isNewOutcome(known: AuditedRefund, { made, refusal }: RefundOutcome): boolean {
  if (made === null) return known.made === null && known.refusal !== refusal;
  return canTransactionBecome('refund', known.made?.status, made.status);
}

/** Refunds made in Stripe's dashboard have no audit entry. */
export async function auditRefundOutcome(
  firestore: Firestore,
  requestId: string,
  outcome: RefundOutcome,
): Promise<void> {
  await runAuditedTransaction(firestore, async (transaction, _note, updateEntry) => {
    const entry = await transaction.get(refundEntry(firestore, requestId));
    const refund = entry.data()?.refund;
    if (!refund) return;
    if (outcome.made === null && refund.made === null)
      await reopenUnits(firestore, transaction, refund.orderId, requestId);
    if (isNewOutcome(refund, outcome)) updateEntry(entry, { refund: { ...refund, ...outcome } });
  });
}

/** Only needed for refunds that Stripe rejected. All other outcomes are recorded together with the payment. */
async function reopenUnits(
  firestore: Firestore,
  transaction: Transaction,
  orderId: string,
  requestId: string,
): Promise<void> {
  const order = await readOrderRecord(firestore, orderId, (each) => transaction.get(each));
  const refund = order?.lineRefunds?.find((each) => each.requestId === requestId);
  if (!order || !refund) return;
  const lineRefunds = withLineRefund(order.lineRefunds, { ...refund, failed: true });
  writeQuantities(firestore, transaction, orderId, order, { lineRefunds });
}

/**
 * Banks take days and may return the money, so audit entries are updated later. Skips refunds for
 * which `isKnown` returns true.
 */
export async function auditRefundOutcomes(
  firestore: Firestore,
  refunds: readonly Stripe.Refund[],
  isKnown: (refund: Stripe.Refund) => boolean,
): Promise<void> {
  for (const refund of refunds) {
    const requestId = refund.metadata?.requestId;
    if (requestId === undefined || isKnown(refund)) continue;
    await auditRefundOutcome(firestore, requestId, refundOutcome(refund));
  }
}
