import { stripeUrl } from '@dental-shop/emulators/addresses';
import { Draw } from '@dental-shop/emulators/seed/seeded-choice';
import { clearFaults, fetchFaults, setFaults } from 'local-stripe/faults';
import { runSchedule } from '../shop/run-schedule.ts';
import { approvedAccounts, staffAccount } from './accounts.ts';
import { compareLedgers } from './compare/compare-ledgers.ts';
import { crashes } from './crash.ts';
import { countAppliedFaults, faultMix } from './fault-mix.ts';
import { readShopLedger, readStatistics } from './ledger/shop-ledger.ts';
import { readStripeLedger, type StripeLedger } from './ledger/stripe-ledger.ts';
import { accountsFor, performStories } from './perform-stories.ts';
import { reconcile, waitForBanks, waitForDeliveries, waitForMails } from './wait-until-settled.ts';

const progressStep = 10;

interface FaultRun {
  payments: number;
  seed: number;
  log: (line: string) => void;
}

export interface FaultReport {
  stories: Tally;
  faults: Tally;
  outcomes: Tally;
  differences: string[];
}

function countOutcomes(outcomes: Tally, { payments }: StripeLedger): void {
  for (const { state, refunds, disputes } of payments) {
    outcomes.add(`payments ${state}`);
    for (const refund of refunds) outcomes.add(`refunds ${refund.state}`);
    for (const dispute of disputes) outcomes.add(`disputes ${dispute.state}`);
  }
}

async function runWithFaults({ payments, seed, log }: FaultRun, report: FaultReport) {
  const draw = new Draw(seed);
  log('Creating the accounts');
  const accounts = await approvedAccounts(accountsFor(payments));
  const staff = await staffAccount();
  await waitForDeliveries();
  // If the shop was already running, records its older payments first.
  await reconcile();
  const statisticsBefore = await readStatistics();
  log(`Running ${payments} stories`);
  await setFaults(stripeUrl, faultMix(draw.integer(1, 1_000_000)));
  const crash = crashes(draw.branch(), report.faults.add);
  try {
    const { purchases, confirmed, failures } = await performStories({
      accounts,
      staff,
      draw,
      payments,
      count: report.faults.add,
      countStory: report.stories.add,
      onStoryEnd: (ended) => {
        if (ended % progressStep === 0) log(`  ${ended} of ${payments}`);
        crash(ended);
      },
    });
    report.differences.push(...failures);
    return {
      purchases,
      confirmed,
      statisticsBefore,
      uids: new Set(accounts.map(({ uid }) => uid)),
    };
  } finally {
    for (const [name, count] of countAppliedFaults(await fetchFaults(stripeUrl))) {
      report.faults.add(name, count);
    }
    await clearFaults(stripeUrl);
  }
}

export async function runFaults(run: FaultRun): Promise<FaultReport> {
  const { log } = run;
  const report: FaultReport = {
    stories: new Tally(),
    faults: new Tally(),
    outcomes: new Tally(),
    differences: [],
  };
  const { purchases, confirmed, statisticsBefore, uids } = await runWithFaults(run, report);
  log('Waiting for banks and webhooks');
  await waitForBanks(uids);
  await waitForDeliveries();
  log('Reconciling payments without events');
  const repairs = await reconcile();
  report.outcomes.add('changes found by the reconciliation', repairs.payments.length);
  report.differences.push(...repairs.quantities.map((each) => `recounted: ${each}`));
  log('Releasing shipments');
  // In production, two runs may overlap.
  await Promise.all([runSchedule('sweepShipments'), runSchedule('sweepShipments')]);
  log('Waiting for emails');
  report.outcomes.add('emails sent by the sweep', await waitForMails(purchases));
  log('Comparing the ledgers');
  const stripe = await readStripeLedger(uids);
  const shop = await readShopLedger(purchases);
  countOutcomes(report.outcomes, stripe);
  report.outcomes.add('orders', shop.orders.length);
  report.outcomes.add('emails', shop.mails.length);
  for (const { state } of shop.shipments) report.outcomes.add(`shipments ${state}`);
  for (const { state } of shop.returns) report.outcomes.add(`returns ${state}`);
  report.differences.push(
    ...compareLedgers({ purchases, confirmed, stripe, shop, statisticsBefore }),
  );
  return report;
}

export class Tally {
  readonly #counts = new Map<string, number>();

  readonly add = (what: string, count = 1): void => {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + count);
  };

  get entries(): [string, number][] {
    return [...this.#counts];
  }
}
