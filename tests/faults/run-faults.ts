import { stripeUrl } from '@dental-shop/emulators/addresses';
import { Draw } from '@dental-shop/emulators/seed/seeded-choice';
import { shownFaults, switchFaultsOff, switchFaultsOn } from 'local-stripe/faults';
import { approvedAccounts, staffAccount } from './accounts.ts';
import { compareLedgers } from './compare/compare-ledgers.ts';
import { crashes } from './crash.ts';
import { faultMix, struckFaults } from './fault-mix.ts';
import { readShopLedger, readStatistics } from './ledger/shop-ledger.ts';
import { readStripeLedger, type StripeLedger } from './ledger/stripe-ledger.ts';
import { accountsFor, performStories } from './perform-stories.ts';
import { reconcile, waitForBanks, waitForDeliveries, waitForMails } from './wait-until-settled.ts';

/** Stories from one line of progress to the next. */
const progressStep = 10;

interface FaultRun {
  payments: number;
  seed: number;
  say: (line: string) => void;
}

/** What a run came to. */
export interface FaultReport {
  stories: Tally;
  faults: Tally;
  outcomes: Tally;
  /** One line each; none where nothing was lost, doubled or mispriced. */
  differences: string[];
}

function countOutcomes(outcomes: Tally, { payments }: StripeLedger): void {
  for (const { state, refunds, disputes } of payments) {
    outcomes.add(`payments ${state}`);
    for (const refund of refunds) outcomes.add(`refunds ${refund.state}`);
    for (const dispute of disputes) outcomes.add(`disputes ${dispute.state}`);
  }
}

/** Plays the stories while faults are on; returns when the last story is over. */
async function provoke({ payments, seed, say }: FaultRun, report: FaultReport) {
  const draw = new Draw(seed);
  say('Create the accounts');
  const accounts = await approvedAccounts(accountsFor(payments));
  const staff = await staffAccount();
  await waitForDeliveries();
  // A shop that was running before may have payments that were never recorded: not of this run.
  await reconcile();
  const statisticsBefore = await readStatistics();
  say(`Play ${payments} stories`);
  await switchFaultsOn(stripeUrl, faultMix(draw.integer(1, 1_000_000)));
  const crash = crashes(draw.branch(), report.faults.add);
  try {
    const { purchases, failures } = await performStories({
      accounts,
      staff,
      draw,
      payments,
      count: report.faults.add,
      countStory: report.stories.add,
      storyEnded: (ended) => {
        if (ended % progressStep === 0) say(`  ${ended} of ${payments}`);
        crash(ended);
      },
    });
    report.differences.push(...failures);
    return { purchases, statisticsBefore, uids: new Set(accounts.map(({ uid }) => uid)) };
  } finally {
    for (const [name, count] of struckFaults(await shownFaults(stripeUrl))) {
      report.faults.add(name, count);
    }
    await switchFaultsOff(stripeUrl);
  }
}

/** Pays under faults against the running shop, lets everything settle, and compares the ledgers. */
export async function runFaults(run: FaultRun): Promise<FaultReport> {
  const { say } = run;
  const report: FaultReport = {
    stories: new Tally(),
    faults: new Tally(),
    outcomes: new Tally(),
    differences: [],
  };
  const { purchases, statisticsBefore, uids } = await provoke(run, report);
  say('Wait until banks and webhooks are done');
  await waitForBanks(uids);
  await waitForDeliveries();
  say('Reconcile what no event told the shop');
  const repairs = await reconcile();
  report.outcomes.add('changes that the reconciler found', repairs.length);
  say('Wait for the mails');
  report.outcomes.add('mails that the sweep took up', await waitForMails(purchases));
  say('Compare the ledgers');
  const stripe = await readStripeLedger(uids);
  const shop = await readShopLedger(purchases);
  countOutcomes(report.outcomes, stripe);
  report.outcomes.add('orders', shop.orders.length);
  report.outcomes.add('mails', shop.mails.length);
  report.differences.push(...compareLedgers({ purchases, stripe, shop, statisticsBefore }));
  return report;
}

/** Counts things by name, in the order in which they first happened. */
export class Tally {
  readonly #counts = new Map<string, number>();

  readonly add = (what: string, count = 1): void => {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + count);
  };

  get entries(): [string, number][] {
    return [...this.#counts];
  }
}
