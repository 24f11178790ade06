import { stripeUrl } from '@dental-shop/emulators/addresses';
import { shownFaults } from '@dental-shop/emulators/stripe/faults-client';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../shop/database.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { waitFor } from '../shop/wait-for.ts';
import type { Purchase } from './books/purchase.ts';
import { arrivals, storedMails } from './books/shop-books.ts';
import { readStripeBooks } from './books/stripe-books.ts';
import { persistently, TryAgain } from './persistently.ts';

const limitMs = 240_000;
/** How long a mail may wait for its trigger before this run takes the trigger for lost. */
const triggerMs = 5_000;

/** Waits until the shop has taken every event that Stripe has for it. */
export async function waitForDeliveries(): Promise<void> {
  await waitFor(
    'the webhooks to be delivered',
    async () => (await shownFaults(stripeUrl)).webhooksWaiting === 0,
    limitMs,
  );
}

/** Waits until no bank has anything to say any more about these accounts' payments. */
export async function waitForBanks(uids: ReadonlySet<string>): Promise<void> {
  await waitFor(
    'payments and refunds to be settled',
    async () => {
      const { payments } = await readStripeBooks(uids);
      return payments.every(
        ({ state, refunds }) =>
          state !== 'processing' && refunds.every((refund) => refund.state !== 'pending'),
      );
    },
    limitMs,
  );
}

/** Has the shop compare itself with Stripe, as it does every hour. Returns what it has repaired. */
export async function reconcile(): Promise<string[]> {
  const since = Timestamp.now();
  const reports = database.collection('reconciliations').where('startedAt', '>=', since);
  return persistently('reconcilePayments', async () => {
    await runSchedule('reconcilePayments');
    const { docs } = await reports.get();
    const report = docs.at(-1)?.data();
    if (!report?.complete || report.failed.length > 0) throw new TryAgain(JSON.stringify(report));
    return docs.flatMap((each) =>
      (each.get('repaired') as { changes: string[] }[]).flatMap(({ changes }) => changes),
    );
  });
}

async function waitingMails(purchases: readonly Purchase[]): Promise<string[]> {
  const arrived = await arrivals();
  return (await storedMails(purchases)).filter(({ id }) => !arrived.has(id)).map(({ id }) => id);
}

/** Lets the time pass that the sweep gives a trigger, or a sender that has died. */
async function makeDue(mailIds: readonly string[]): Promise<void> {
  for (const id of mailIds) {
    await database.doc(`mail/${id}`).update({ 'delivery.dueAt': Timestamp.now() });
  }
}

/**
 * Waits until every mail has arrived. A worker that was killed takes the triggers it had with it:
 * their mails are for the sweep.
 */
export async function waitForMails(purchases: readonly Purchase[]): Promise<number> {
  let taken = 0;
  let fewest = Number.POSITIVE_INFINITY;
  let fewerAt = Date.now();
  await waitFor(
    'the mails to arrive',
    async () => {
      const waiting = await waitingMails(purchases);
      if (waiting.length === 0) return true;
      if (waiting.length < fewest) {
        fewest = waiting.length;
        fewerAt = Date.now();
      }
      if (Date.now() - fewerAt < triggerMs) return false;
      await makeDue(waiting);
      await runSchedule('sweepMail');
      taken += waiting.length;
      fewest = Number.POSITIVE_INFINITY;
      return false;
    },
    limitMs,
  );
  return taken;
}
