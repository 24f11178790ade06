import { info, error as logError } from 'firebase-functions/logger';
import { auditRefundOutcomes } from '../refund/audit-refund-outcome.ts';
import type { RecordingServices } from '../services.ts';
import { findPayment, type ShopPayment } from '../shop-payment.ts';
import { fetchStripePayment } from './fetch-stripe-payment.ts';
import { refundStatus } from './stripe-transactions.ts';
import {
  type RecordingCause,
  readRecordedState,
  type WriteResult,
  writePayment,
} from './write-payment.ts';

export interface Recording extends WriteResult {
  payment: ShopPayment;
}

/** Orders change only a few times, so needing more attempts would indicate a bug. */
const maxAttempts = 8;

/** Returns undefined for other systems' payments. Duplicate and late events change nothing. */
export async function recordPayment(
  services: RecordingServices,
  paymentIntentId: string,
  cause: RecordingCause,
): Promise<Recording | undefined> {
  const { firestore, stripe, officeEmail } = services;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const payment = await findPayment(services, paymentIntentId);
    if (payment === undefined) return undefined;
    const { checkoutId } = payment;
    const before = await readRecordedState(firestore, checkoutId);
    const facts = await fetchStripePayment(stripe(), paymentIntentId);
    // Done before the event is marked as processed, because it's safe to repeat.
    await auditRefundOutcomes(
      firestore,
      facts.refunds,
      ({ id, status }) => before.transactions.get(id)?.status === refundStatus(status),
    );
    const written = await writePayment(firestore, {
      payment,
      facts,
      cause,
      officeEmail: officeEmail(),
      before,
    });
    if (written === 'overtaken') continue;
    if (written.changes.length > 0) info('Payment recorded', { ...payment, cause, ...written });
    return { payment, ...written };
  }
  logError('Gave up on an order that kept changing', { paymentIntentId, cause });
  throw new Error(`The order for ${paymentIntentId} kept changing`);
}
