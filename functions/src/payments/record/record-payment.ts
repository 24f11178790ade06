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
  /** From Stripe and the shop's records, never from an event. */
  payment: ShopPayment;
}

/** An order changes a few times in its life; more changes during one request are a bug. */
const maxAttempts = 8;

/**
 * Fetches a payment's state from Stripe and records what's new. Duplicate events change nothing,
 * and late ones don't revert an order. Records payments without a checkout too, so that no money
 * goes unrecorded. Returns undefined for other systems' payments. If Stripe or Firestore fails, it
 * throws and writes nothing.
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
    // Before the event counts as seen, because repeating this is harmless.
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
