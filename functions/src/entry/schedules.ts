import { onSchedule } from 'firebase-functions/scheduler';
import { sweepClaims as sweepAllClaims } from '../accounts/sweep-claims.ts';
import { sendStockNotices } from '../catalogue/send-stock-notices.ts';
import { sweepOpenCheckouts } from '../checkout/sweep-open-checkouts.ts';
import { backfillSearchTerms } from '../find/backfill-search-terms.ts';
import { alertLateOrders } from '../fulfillment/alert-late-orders.ts';
import { recountRecentShipments } from '../fulfillment/recount-recent-shipments.ts';
import { removePackers } from '../fulfillment/remove-packers.ts';
import { sendDailyDigest } from '../fulfillment/send-daily-digest.ts';
import { sweepShipments as releaseDueShipments } from '../fulfillment/sweep-shipments.ts';
import { sweepMail as sweepOutbox } from '../mail/deliver-mail.ts';
import { backfillCreatedAt } from '../orders/backfill-created-at.ts';
import { backfillOrderRecords } from '../orders/backfill-order-records.ts';
import { reconcilePayments as reconcile } from '../payments/reconcile/reconcile-payments.ts';
import { settleOpenRefunds } from '../payments/refund/settle-open-refunds.ts';
import { auth, firestore } from '../platform/firebase.ts';
import { officeEmail, region } from '../platform/parameters.ts';
import { settleBoth } from '../platform/settle-both.ts';
import { sweepDeletions as sweepOpenDeletions } from '../privacy/continue-deletion.ts';
import { findOrphanedProfiles } from '../privacy/find-orphaned-profiles.ts';
import { setCheckoutExpiry } from '../privacy/set-checkout-expiry.ts';
import { copyAuthUsers } from '../staff/copy-auth-users.ts';
import { copySecondFactorRequirement } from '../staff/require-second-factor.ts';
import { sweepInvitations } from '../staff/sweep-invitations.ts';
import { resources } from './runtime-options.ts';
import { bindFormerAccounts, bindMailServer, bindStripe } from './secrets.ts';

const mailServer = bindMailServer();

/** The sweep stops starting new emails at this point, because sending one may take two minutes. */
export const mailDeadlineMs = 420_000;

export const sweepMail = onSchedule(
  { ...resources.sweepMail, region, secrets: mailServer.secrets, schedule: 'every 1 minutes' },
  () => sweepOutbox(mailServer.services, Date.now() + mailDeadlineMs),
);

/** Leaves a minute for the last release. */
export const shipmentsDeadlineMs = 480_000;

export const sweepShipments = onSchedule(
  { ...resources.sweepShipments, region, secrets: [], schedule: 'every 1 minutes' },
  () => releaseDueShipments(firestore, Date.now() + shipmentsDeadlineMs),
);

export const sweepClaims = onSchedule(
  { ...resources.sweepClaims, region, secrets: [], schedule: 'every 5 minutes' },
  async () => {
    await copySecondFactorRequirement(firestore);
    await copyAuthUsers({ auth, firestore });
    await sweepAllClaims({ auth, firestore });
    await sweepInvitations({ auth, firestore });
  },
);

/** Leaves a minute for the last email. */
export const stockNoticesDeadlineMs = 480_000;

export const sweepStockNotices = onSchedule(
  { ...resources.sweepStockNotices, region, secrets: [], schedule: 'every 5 minutes' },
  () => sendStockNotices(firestore, Date.now() + stockNoticesDeadlineMs),
);

const forSweep = bindStripe();

export const sweepOpenIntents = onSchedule(
  {
    ...resources.sweepOpenIntents,
    region,
    secrets: forSweep.secrets,
    schedule: 'every 10 minutes',
  },
  () => sweepOpenCheckouts({ firestore, stripe: forSweep.stripe() }),
);

const { secrets, stripe } = bindStripe();

/** In ms since the run started. The comparison gets almost half of the function's 540 s. */
export const hourlyDeadlinesMs = {
  packers: 60_000,
  separation: 90_000,
  dates: 130_000,
  searchTerms: 190_000,
  recount: 220_000,
  refunds: 240_000,
  comparison: 480_000,
};

export const reconcilePayments = onSchedule(
  { ...resources.reconcilePayments, region, secrets, schedule: 'every 1 hours' },
  async () => {
    const startedAt = Date.now();
    await removePackers(firestore, startedAt + hourlyDeadlinesMs.packers);
    await backfillOrderRecords(firestore, startedAt + hourlyDeadlinesMs.separation);
    await backfillCreatedAt(firestore, startedAt + hourlyDeadlinesMs.dates);
    await backfillSearchTerms(firestore, startedAt + hourlyDeadlinesMs.searchTerms);
    const recounted = await recountRecentShipments(
      firestore,
      startedAt + hourlyDeadlinesMs.recount,
    );
    const services = { firestore, stripe, officeEmail: () => officeEmail.value() };
    await settleOpenRefunds(services, startedAt + hourlyDeadlinesMs.refunds);
    await reconcile(services, startedAt + hourlyDeadlinesMs.comparison, recounted);
  },
);

/** Hourly, because the office's time zone is a setting that the schedule can't read. */
export const notifyOffice = onSchedule(
  { ...resources.notifyOffice, region, secrets: [], schedule: 'every 1 hours' },
  async () => {
    const services = { firestore, officeEmail: () => officeEmail.value() };
    await settleBoth(alertLateOrders(services), sendDailyDigest(services));
  },
);

const { secrets: ofFormerAccounts, formerAccountsKey } = bindFormerAccounts();
const forDeletions = bindStripe();

export const sweepDeletions = onSchedule(
  {
    ...resources.sweepDeletions,
    region,
    secrets: [...forDeletions.secrets, ...ofFormerAccounts],
    schedule: 'every 10 minutes',
  },
  () => sweepOpenDeletions({ auth, firestore, stripe: forDeletions.stripe, formerAccountsKey }),
);

const forRecords = bindStripe();

export const checkRecords = onSchedule(
  {
    ...resources.checkRecords,
    region,
    secrets: forRecords.secrets,
    schedule: 'every 24 hours',
  },
  async () => {
    await setCheckoutExpiry(firestore);
    await findOrphanedProfiles({ auth, firestore, stripe: forRecords.stripe });
  },
);
