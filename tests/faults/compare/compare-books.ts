import type { Purchase } from '../books/purchase.ts';
import type { ShopBooks, Statistics } from '../books/shop-books.ts';
import type { StripeBooks } from '../books/stripe-books.ts';
import { compareMails } from './mails.ts';
import { compareOrders } from './orders.ts';
import { compareStatistics } from './statistics.ts';
import { compareTransactions } from './transactions.ts';

interface Books {
  purchases: readonly Purchase[];
  stripe: StripeBooks;
  shop: ShopBooks;
  /** Before the first of these payments. */
  statisticsBefore: Statistics;
}

function compareCustomers(customers: readonly string[]): string[] {
  return [...Map.groupBy(customers, (uid) => uid)].flatMap(([uid, each]) =>
    each.length > 1 ? [`account ${uid}: has ${each.length} customers at Stripe`] : [],
  );
}

/** A line for everything that is lost, doubled, mispriced or otherwise not as it is at Stripe. */
export function compareBooks({ purchases, stripe, shop, statisticsBefore }: Books): string[] {
  const { payments } = stripe;
  const { orders, transactions, mails, statistics } = shop;
  const byCheckout = new Map(purchases.map((each) => [each.checkoutId, each]));
  return [
    ...compareCustomers(stripe.customers),
    ...compareOrders(byCheckout, payments, orders),
    ...compareTransactions(payments, transactions),
    ...compareMails(payments, orders, mails),
    ...compareStatistics(statisticsBefore, statistics, { stripe, orders }),
  ];
}
