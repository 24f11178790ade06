import { apiPaths } from '@dental-shop/domain/api/paths';
import type { SignedIn } from '@dental-shop/emulators/seed/auth-emulator';
import { Draw } from '@dental-shop/emulators/seed/seeded-choice';
import { approvedAccounts } from '../faults/accounts.ts';
import { compareLedgers } from '../faults/compare/compare-ledgers.ts';
import type { Purchase } from '../faults/ledger/purchase.ts';
import { readShopLedger, readStatistics } from '../faults/ledger/shop-ledger.ts';
import { readStripeLedger } from '../faults/ledger/stripe-ledger.ts';
import { Retryable, retry } from '../faults/retry.ts';
import { waitForDeliveries, waitForMails } from '../faults/wait-until-settled.ts';
import { buy, planPurchase } from './buy.ts';
import { askShop } from './customer-requests.ts';
import { Timings } from './timings.ts';

interface LoadRun {
  purchases: number;
  customers: number;
  timings: Timings;
  say: (line: string) => void;
}

/** Always the same carts: what differs between two runs is the machine. */
const seed = 1;

/**
 * The functions emulator starts a process for each request in flight, all of them from nothing, and
 * answers 504 where that takes a minute. An instance of production has 40 requests at once: so the
 * processes are started before anything is measured.
 */
async function startProcesses(accounts: readonly SignedIn[]): Promise<void> {
  const path = apiPaths.profile;
  await Promise.all(
    accounts.map((account) =>
      retry('start a process', () =>
        askShop(account, new Timings(), { name: path, path }).catch((error: unknown) => {
          throw new Retryable(String(error));
        }),
      ),
    ),
  );
}

/**
 * Has customers buy at the same time, each one purchase after the other, and compares what Stripe,
 * the shop and they themselves have in their books. Returns a line for each difference and failure.
 */
export async function runLoad({ purchases, customers, timings, say }: LoadRun): Promise<string[]> {
  const draw = new Draw(seed);
  say(`Create ${customers} accounts`);
  const accounts = await approvedAccounts(customers);
  await waitForDeliveries();
  const statisticsBefore = await readStatistics();
  const plans = Array.from({ length: purchases }, (_, index) => {
    const customer = accounts[index % accounts.length];
    if (!customer) throw new Error('There are no customers');
    return { customer, purchase: planPurchase(customer, draw) };
  });
  await startProcesses(accounts);
  say(`${purchases} purchases by ${customers} customers at once`);
  const begin = Date.now();
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
  say(`  in ${Math.round((Date.now() - begin) / 1000)} s`);
  await waitForDeliveries();
  const swept = await waitForMails(bought);
  if (swept > 0) say(`  ${swept} mails were sent by the sweep`);
  const stripe = await readStripeLedger(new Set(accounts.map(({ uid }) => uid)));
  const shop = await readShopLedger(bought);
  say(
    `  ${stripe.payments.length} payments, ${shop.orders.length} orders, ${shop.mails.length} mails`,
  );
  const paid = stripe.payments.filter(({ state }) => state === 'succeeded').length;
  if (paid !== purchases) problems.push(`${paid} of ${purchases} purchases were paid`);
  return [...problems, ...compareLedgers({ purchases: bought, stripe, shop, statisticsBefore })];
}
