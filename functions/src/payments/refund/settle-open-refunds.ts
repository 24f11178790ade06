import { unansweredAfterMs } from '@dental-shop/domain/fulfillment/line-refunds';
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { info, error as logError } from 'firebase-functions/logger';
import { readOrderRecord } from '../../platform/firestore/order-record.ts';
import { paginate } from '../../platform/firestore/paginate.ts';
import { type AuditEntry, audit } from '../../platform/firestore/staff.ts';
import { describeError } from '../../platform/log-redaction.ts';
import { recordPayment } from '../record/record-payment.ts';
import type { RecordingServices } from '../services.ts';
import { auditRefundOutcome, refundOutcome } from './audit-refund-outcome.ts';
import { refundRequestId } from './authorize-refund.ts';
import { findRefund } from './create-stripe-refund.ts';

const pageSize = 50;

const neverMade = { state: 'refused', made: null, refusal: 'never_reached_stripe' } as const;

/**
 * Settles refunds that were interrupted between the audit entry and Stripe's response. If Stripe never
 * received the request, the units are reopened. Safe to repeat. `deadline` is in ms since 1970.
 */
export async function settleOpenRefunds(
  services: RecordingServices,
  deadline: number,
): Promise<void> {
  const unanswered = audit(services.firestore)
    .where('refund.state', '==', 'asked')
    .where('when', '<', Timestamp.fromMillis(Date.now() - unansweredAfterMs))
    // Newest first, so that a refund that can never be settled doesn't use up the time for the others.
    .orderBy('when', 'desc');
  try {
    for await (const page of paginate(unanswered, pageSize)) {
      for (const entry of page) {
        if (Date.now() > deadline) {
          logError('Ran out of time to settle refunds');
          return;
        }
        await settle(services, entry);
      }
    }
  } catch (error) {
    logError('Could not look for unanswered refunds', { error: describeError(error) });
  }
}

/** A failure must not block the other refunds. The next run tries again. */
async function settle(
  services: RecordingServices,
  entry: QueryDocumentSnapshot<AuditEntry>,
): Promise<void> {
  const { firestore, stripe } = services;
  const { refund } = entry.data();
  if (!refund) return;
  const { orderId, paymentIntentId } = refund;
  const requestId = refundRequestId(entry.ref);
  try {
    if (await isRetried(firestore, orderId, requestId)) return;
    // Comes first, because if this fails, the entry stays open for the next run.
    await recordPayment(services, paymentIntentId, { type: 'reconciliation' });
    const made = await findRefund(stripe(), { paymentIntentId, requestId });
    await auditRefundOutcome(firestore, requestId, made ? refundOutcome(made) : neverMade);
    info('Interrupted refund settled', { orderId, requestId, isMade: made !== undefined });
  } catch (error) {
    logError('Could not settle a refund', { orderId, requestId, error: describeError(error) });
  }
}

/** True if staff have just repeated the request, which may still be running. */
async function isRetried(
  firestore: Firestore,
  orderId: string,
  requestId: string,
): Promise<boolean> {
  const { lineRefunds = [] } = (await readOrderRecord(firestore, orderId)) ?? {};
  return lineRefunds.some(
    (each) => each.requestId === requestId && Date.now() - each.requestedAt <= unansweredAfterMs,
  );
}
