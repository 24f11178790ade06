import { stripeUrl } from '@dental-shop/emulators/addresses';
import { Timestamp } from 'firebase-admin/firestore';
import { fetchFaults } from 'local-stripe/faults';
import { database } from '../shop/database.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { waitFor } from '../shop/wait-for.ts';
import type { Purchase } from './ledger/purchase.ts';
import { arrivals, storedMails } from './ledger/shop-ledger.ts';
import { readStripeLedger } from './ledger/stripe-ledger.ts';
import { Retryable, retry } from './retry.ts';

const maxWaitMs = 240_000;
/** If no email arrives for this long, the remaining triggers count as lost. */
const triggerMs = 5_000;

export async function waitForDeliveries(): Promise<void> {
  await waitFor(
    'the webhooks to be delivered',
    async () => (await fetchFaults(stripeUrl)).webhooksWaiting === 0,
    maxWaitMs,
  );
}

/** Waits until these accounts have no pending payments or refunds. */
export async function waitForBanks(uids: ReadonlySet<string>): Promise<void> {
  await waitFor(
    'payments and refunds to be settled',
    async () => {
      const { payments } = await readStripeLedger(uids);
      return payments.every(
        ({ state, refunds }) =>
          state !== 'processing' && refunds.every((refund) => refund.state !== 'pending'),
      );
    },
    maxWaitMs,
  );
}

interface Repairs {
  payments: string[];
  /** Orders and returns whose counts differed from their shipments. No fault should cause any. */
  quantities: string[];
}

/** Runs the shop's hourly reconciliation and returns its repairs. */
export async function reconcile(): Promise<Repairs> {
  const since = Timestamp.now();
  const reports = database.collection('reconciliations').where('startedAt', '>=', since);
  return retry('reconcilePayments', async () => {
    await runSchedule('reconcilePayments');
    const { docs } = await reports.get();
    const report = docs.at(-1)?.data();
    if (!report?.complete || report.failed.length > 0) throw new Retryable(JSON.stringify(report));
    const changesIn = (field: string) =>
      docs.flatMap((each) =>
        (each.get(field) as { changes: string[] }[]).flatMap(({ changes }) => changes),
      );
    return { payments: changesIn('repaired'), quantities: changesIn('recounted') };
  });
}

async function waitingMails(purchases: readonly Purchase[]): Promise<string[]> {
  const arrived = await arrivals();
  return (await storedMails(purchases)).filter(({ id }) => !arrived.has(id)).map(({ id }) => id);
}

/** Makes these emails due again, as if their sender's lease had expired. */
async function makeDue(mailIds: readonly string[]): Promise<void> {
  for (const id of mailIds) {
    await database.doc(`mail/${id}`).update({ 'delivery.dueAt': Timestamp.now() });
  }
}

/**
 * Waits until every email has arrived. Returns the number of emails that the sweep sent because a
 * killed worker had lost their triggers.
 */
export async function waitForMails(purchases: readonly Purchase[]): Promise<number> {
  let taken = 0;
  let fewest = Number.POSITIVE_INFINITY;
  let lastProgressAt = Date.now();
  await waitFor(
    'the emails to arrive',
    async () => {
      const waiting = await waitingMails(purchases);
      if (waiting.length === 0) return true;
      if (waiting.length < fewest) {
        fewest = waiting.length;
        lastProgressAt = Date.now();
      }
      if (Date.now() - lastProgressAt < triggerMs) return false;
      await makeDue(waiting);
      await runSchedule('sweepMail');
      taken += waiting.length;
      fewest = Number.POSITIVE_INFINITY;
      return false;
    },
    maxWaitMs,
  );
  return taken;
}
