import { info, error as logError } from 'firebase-functions/logger';
import { auditRefundOutcomes } from '../refund/audit-refund-outcome.ts';
import type { RecordingServices } from '../services.ts';
import { findPayment, type ShopPayment } from '../shop-payment.ts';
import { fetchStripePayment } from './fetch-stripe-payment.ts';
import { refundStatus } from './stripe-transactions.ts';
import {
  type RecordingCause,
  recordedBefore,
  type Written,
  writePayment,
} from './write-payment.ts';

export interface Recording extends Written {
  /** As Stripe and the shop's records have it, whatever an event said. */
  payment: ShopPayment;
}

/** An order changes a few times in its life; more often than this during one request is a fault. */
const maxAttempts = 8;

/**
 * Asks Stripe whose payment this is and how it is now, and writes what is new of it. The same event
 * again changes nothing, and a late one does not take an order back. A payment without its checkout
 * is recorded, too: money that was taken is never without a record. Undefined for a PaymentIntent
 * that is not the shop's.
 *
 * Throws where Stripe or Firestore does not answer; then nothing was written.
 */
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
    const before = await recordedBefore(firestore, checkoutId);
    const facts = await fetchStripePayment(stripe(), paymentIntentId);
    // Before the rest, with which the event counts as seen: noted twice, it is noted once.
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
    if (written.changes.length > 0)
      info('A payment was recorded', { ...payment, cause, ...written });
    return { payment, ...written };
  }
  logError('An order changed at every look', { paymentIntentId, cause });
  throw new Error(`The order of ${paymentIntentId} changed at every look at its payment`);
}
