import { needsReconciliation } from '@dental-shop/domain/payment/needs-reconciliation';
import { Timestamp } from 'firebase-admin/firestore';
import { info, error as logError, warn } from 'firebase-functions/logger';
import { isStaleRecord } from '../../platform/firestore/order-record.ts';
import {
  orderRecords,
  orders,
  type Reconciliation,
  reconciliations,
} from '../../platform/firestore/orders.ts';
import { describeError } from '../../platform/log-redaction.ts';
import { recordPayment } from '../record/record-payment.ts';
import type { RecordingServices } from '../services.ts';
import { type ShopPayment, shopPayment } from '../shop-payment.ts';
import { listedPayment, type RecentPayment, recentPayments } from './list-recent-payments.ts';

/**
 * Stripe retries events for this long. Staff can reconcile older payments with `reconcileOrder`.
 */
const lookBackMs = 3 * 24 * 60 * 60 * 1000;

const batchSize = 20;

type Findings = Pick<Reconciliation, 'looked' | 'repaired' | 'failed'>;

/**
 * Finds and repairs orders whose Stripe events were lost. `deadline` is in ms since 1970. The report
 * includes `recounted`.
 */
export async function reconcilePayments(
  services: RecordingServices,
  deadline: number,
  recounted: Reconciliation['recounted'],
): Promise<void> {
  const startedAt = Timestamp.now();
  const findings: Findings = { looked: 0, repaired: [], failed: [] };
  // True if all payments were compared, even if some comparisons failed.
  let complete = false;
  try {
    complete = await compareAll(services, startedAt.toMillis(), deadline, findings);
    if (!complete)
      logError('Ran out of time to reconcile all payments', { looked: findings.looked });
  } catch (error) {
    logError('Could not list all Stripe payments', { error: describeError(error) });
  }
  const report = { startedAt, finishedAt: Timestamp.now(), complete, ...findings, recounted };
  const { id } = await reconciliations(services.firestore).add(report);
  info('Payments reconciled with Stripe', { id, complete, ...findings });
  const { repaired } = findings;
  if (repaired.length > 0)
    warn('Payments differed from Stripe and were repaired', { id, repaired });
}

/** Returns false if it ran out of time. Times are in ms since 1970. */
async function compareAll(
  services: RecordingServices,
  startedAtMs: number,
  deadline: number,
  findings: Findings,
): Promise<boolean> {
  const sinceSeconds = Math.floor((startedAtMs - lookBackMs) / 1000);
  let batch: Promise<void>[] = [];
  try {
    for await (const found of recentPayments(services.stripe(), sinceSeconds)) {
      if (Date.now() > deadline) return false;
      const payment = shopPayment(found.intent);
      if (payment) batch.push(compare(services, payment, found, findings));
      if (batch.length < batchSize) continue;
      await Promise.all(batch);
      batch = [];
    }
    return true;
  } finally {
    // Even if time is up or Stripe fails, the report includes every comparison that was started.
    await Promise.all(batch);
  }
}

async function compare(
  services: RecordingServices,
  payment: ShopPayment,
  found: RecentPayment,
  findings: Findings,
): Promise<void> {
  const { checkoutId: orderId, paymentIntentId } = payment;
  findings.looked += 1;
  try {
    // An order that matches Stripe only needs repair if its staff record is stale.
    const { firestore } = services;
    const order = (await orders(firestore).doc(orderId).get()).data();
    if (!needsReconciliation(order, listedPayment(found))) {
      const record = order && (await orderRecords(firestore).doc(orderId).get()).data();
      if (!isStaleRecord(order, record)) return;
    }
    const result = await recordPayment(services, paymentIntentId, { type: 'reconciliation' });
    if (result?.outcome !== 'recorded') return;
    const { payment: repaired, changes } = result;
    findings.repaired.push({ orderId: repaired.checkoutId, paymentIntentId, changes });
  } catch (error) {
    const described = describeError(error);
    logError('Payment not reconciled', { ...payment, error: described });
    findings.failed.push({ orderId, paymentIntentId, error: String(described.message) });
  }
}
