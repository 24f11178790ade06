import type { Confirmed } from '../ledger/fulfillment.ts';
import type { Purchase } from '../ledger/purchase.ts';
import type { ShopLedger, Statistics } from '../ledger/shop-ledger.ts';
import type { StripeLedger } from '../ledger/stripe-ledger.ts';
import { compareFulfillment } from './fulfillment.ts';
import { compareMails } from './mails.ts';
import { compareOrders } from './orders.ts';
import { compareStatistics } from './statistics.ts';
import { compareTransactions } from './transactions.ts';

interface Ledgers {
  purchases: readonly Purchase[];
  confirmed: Confirmed;
  stripe: StripeLedger;
  shop: ShopLedger;
  statisticsBefore: Statistics;
}

function compareCustomers(customers: readonly string[]): string[] {
  return [...Map.groupBy(customers, (uid) => uid)].flatMap(([uid, each]) =>
    each.length > 1 ? [`account ${uid}: has ${each.length} Stripe customers`] : [],
  );
}

/** Returns a line for each entry that is lost, duplicated or different. */
export function compareLedgers({
  purchases,
  confirmed,
  stripe,
  shop,
  statisticsBefore,
}: Ledgers): string[] {
  const { payments } = stripe;
  const { orders, transactions, statistics } = shop;
  const byCheckout = new Map(purchases.map((each) => [each.checkoutId, each]));
  return [
    ...compareCustomers(stripe.customers),
    ...compareOrders(byCheckout, payments, orders),
    ...compareTransactions(payments, transactions),
    ...compareMails(payments, shop),
    ...compareFulfillment(confirmed, payments, shop),
    ...compareStatistics(statisticsBefore, statistics, { stripe, orders }),
  ];
}
