import { apiPaths } from '@dental-shop/domain/api/paths';
import type { SignedIn } from '@dental-shop/emulators/seed/auth-emulator';
import { Draw } from '@dental-shop/emulators/seed/seeded-choice';
import { approvedAccounts } from '../faults/accounts.ts';
import { compareLedgers } from '../faults/compare/compare-ledgers.ts';
import { Confirmed } from '../faults/ledger/fulfillment.ts';
import type { Purchase } from '../faults/ledger/purchase.ts';
import { readShopLedger, readStatistics } from '../faults/ledger/shop-ledger.ts';
import { readStripeLedger } from '../faults/ledger/stripe-ledger.ts';
import { Retryable, retry } from '../faults/retry.ts';
import { waitForDeliveries, waitForMails } from '../faults/wait-until-settled.ts';
import { buy, planPurchase } from './buy.ts';
import { callShop } from './customer-requests.ts';
import { Timings } from './timings.ts';

interface LoadRun {
  purchases: number;
  customers: number;
  timings: Timings;
  log: (line: string) => void;
}

/** The seed is fixed, so every run has the same carts. */
const seed = 1;

/**
 * Starts the processes before measuring. The functions emulator cold-starts one for each concurrent
 * request and responds with 504 after a minute. In production, an instance serves 40 concurrent
 * requests.
 */
async function startProcesses(accounts: readonly SignedIn[]): Promise<void> {
  const path = apiPaths.profile;
  await Promise.all(
    accounts.map((account) =>
      retry('start a process', () =>
        callShop(account, new Timings(), { name: path, path }).catch((error: unknown) => {
          throw new Retryable(String(error));
        }),
      ),
    ),
  );
}

/**
 * Lets customers buy concurrently, then compares all ledgers. Returns a line for each difference
 * and failure.
 */
export async function runLoad({ purchases, customers, timings, log }: LoadRun): Promise<string[]> {
  const draw = new Draw(seed);
  log(`Creating ${customers} accounts`);
  const accounts = await approvedAccounts(customers);
  await waitForDeliveries();
  const statisticsBefore = await readStatistics();
  const plans = Array.from({ length: purchases }, (_, index) => {
    const customer = accounts[index % accounts.length];
    if (!customer) throw new Error('There are no customers');
    return { customer, purchase: planPurchase(customer, draw) };
  });
  await startProcesses(accounts);
  log(`${purchases} purchases by ${customers} concurrent customers`);
  const start = Date.now();
  const problems: string[] = [];
  const bought: Purchase[] = [];
  await Promise.all(
    [...Map.groupBy(plans, ({ customer }) => customer)].map(async ([customer, own]) => {
      for (const [before, { purchase }] of own.entries()) {
        bought.push(purchase);
        await buy(customer, timings, purchase, before).catch((error: unknown) => {
          problems.push(`${purchase.checkoutId}: ${String(error)}`);
        });
      }
    }),
  );
  log(`  in ${Math.round((Date.now() - start) / 1000)} s`);
  await waitForDeliveries();
  const swept = await waitForMails(bought);
  if (swept > 0) log(`  ${swept} emails sent by the sweep`);
  const stripe = await readStripeLedger(new Set(accounts.map(({ uid }) => uid)));
  const shop = await readShopLedger(bought);
  log(
    `  ${stripe.payments.length} payments, ${shop.orders.length} orders, ${shop.mails.length} emails`,
  );
  const paid = stripe.payments.filter(({ state }) => state === 'succeeded').length;
  if (paid !== purchases) problems.push(`${paid} of ${purchases} purchases were paid`);
  const confirmed = new Confirmed();
  const differences = compareLedgers({
    purchases: bought,
    confirmed,
    stripe,
    shop,
    statisticsBefore,
  });
  return [...problems, ...differences];
}
