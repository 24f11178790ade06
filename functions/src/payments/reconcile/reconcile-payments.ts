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

/** Stripe retries events for three days. Older payments need `reconcileOrder`. */
const lookBackMs = 3 * 24 * 60 * 60 * 1000;

/** Limits concurrency: three days can have tens of thousands of payments. */
const batchSize = 20;

type Findings = Pick<Reconciliation, 'looked' | 'repaired' | 'failed'>;

/** Finds payments whose events were lost. `endAt` is in ms since 1970. */
export async function reconcilePayments(services: RecordingServices, endAt: number): Promise<void> {
  const startedAt = Timestamp.now();
  const findings: Findings = { looked: 0, repaired: [], failed: [] };
  let complete = false;
  try {
    complete = await compareAll(services, startedAt.toMillis(), endAt, findings);
    if (!complete)
      logError('Time was up before all payments were compared', { looked: findings.looked });
  } catch (error) {
    logError('Stripe did not list its payments to the end', { error: describeError(error) });
  }
  const report = { startedAt, finishedAt: Timestamp.now(), complete, ...findings };
  const { id } = await reconciliations(services.firestore).add(report);
  info('Payments were compared with Stripe', { id, complete, ...findings });
  const { repaired } = findings;
  if (repaired.length > 0)
    warn('Payments differed from Stripe and were repaired', { id, repaired });
}

/** False if time was up. `now` and `endAt` are in ms since 1970. */
async function compareAll(
  services: RecordingServices,
  now: number,
  endAt: number,
  findings: Findings,
): Promise<boolean> {
  const since = Math.floor((now - lookBackMs) / 1000);
  let batch: Promise<void>[] = [];
  try {
    for await (const found of recentPayments(services.stripe(), since)) {
      if (Date.now() > endAt) return false;
      const payment = shopPayment(found.intent);
      if (payment) batch.push(compare(services, payment, found, findings));
      if (batch.length < batchSize) continue;
      await Promise.all(batch);
      batch = [];
    }
    return true;
  } finally {
    // Even if time is up or Stripe fails, the report includes everything that was started.
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
    const { firestore } = services;
    const order = (await orders(firestore).doc(orderId).get()).data();
    if (!needsReconciliation(order, listedPayment(found))) {
      const record = order && (await orderRecords(firestore).doc(orderId).get()).data();
      if (!isStaleRecord(order, record)) return;
    }
    const recording = await recordPayment(services, paymentIntentId, { type: 'reconciliation' });
    if (recording?.outcome !== 'recorded') return;
    const { payment: recorded, changes } = recording;
    findings.repaired.push({ orderId: recorded.checkoutId, paymentIntentId, changes });
  } catch (error) {
    const described = describeError(error);
    logError('A payment was not reconciled', { ...payment, error: described });
    findings.failed.push({ orderId, paymentIntentId, error: String(described.message) });
  }
}
