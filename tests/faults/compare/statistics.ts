import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import type { DailyStatistics } from '@dental-shop/domain/statistics/daily-statistics';
import type { ShopOrder, Statistics } from '../ledger/shop-ledger.ts';
import type { StripeLedger } from '../ledger/stripe-ledger.ts';
import { difference } from './difference.ts';

type Totals = Map<string, number>;

function add(totals: Totals, name: string, count: number): void {
  totals.set(name, (totals.get(name) ?? 0) + count);
}

function addDays(totals: Totals, statistics: Statistics, sign: 1 | -1): void {
  for (const [day, { byCategory = {}, ...counts }] of Object.entries(statistics)) {
    for (const [name, count] of Object.entries(counts as Omit<DailyStatistics, 'byCategory'>)) {
      add(totals, `${day} ${name}`, sign * count);
    }
    for (const [category, cents] of Object.entries(byCategory)) {
      add(totals, `${day} ${category}`, sign * cents);
    }
  }
}

function expectedTotals(
  { payments, deliveredDeclines }: StripeLedger,
  orders: readonly ShopOrder[],
): Totals {
  const totals: Totals = new Map();
  for (const [day, count] of Object.entries(deliveredDeclines)) {
    add(totals, `${day} failedPayments`, count);
  }
  for (const { id, day, amount, refunds, disputes } of payments.filter(
    ({ state }) => state === 'succeeded',
  )) {
    add(totals, `${day} orders`, 1);
    add(totals, `${day} revenue`, amount);
    const { items = [] } = orders.find(({ paymentIntentId }) => paymentIntentId === id) ?? {};
    for (const { sku, unitPrice, quantity } of items) {
      add(totals, `${day} ${findProduct(catalogue, sku)?.category}`, unitPrice * quantity);
    }
    for (const refund of refunds) {
      if (refund.state === 'succeeded') add(totals, `${refund.day} refunded`, refund.amount);
    }
    for (const dispute of disputes) {
      add(totals, `${dispute.day} disputes`, 1);
      if (dispute.state === 'lost') add(totals, `${dispute.day} refunded`, dispute.amount);
    }
  }
  return totals;
}

/** Finds days when the increase in the statistics doesn't match Stripe's events. */
export function compareStatistics(
  before: Statistics,
  after: Statistics,
  ledgers: { stripe: StripeLedger; orders: readonly ShopOrder[] },
): string[] {
  const growth: Totals = new Map();
  addDays(growth, after, 1);
  addDays(growth, before, -1);
  const expected = expectedTotals(ledgers.stripe, ledgers.orders);
  return [...new Set([...growth.keys(), ...expected.keys()])].flatMap((name) =>
    difference(`statistics of ${name}`, growth.get(name) ?? 0, expected.get(name) ?? 0),
  );
}
