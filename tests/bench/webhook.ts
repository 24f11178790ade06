import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, openIntent } from '../shop/checkout.ts';
import { closeTabs, type Person } from '../shop/customer.ts';
import { implant } from '../shop/products.ts';
import { stripe } from '../shop/stripe.ts';
import type { Bench } from './bench.ts';
import { firstSight } from './first-sight.ts';
import type { Measured } from './measured.ts';

const items = [{ sku: implant.sku, quantity: 1 }];

/** Concurrent payments and rounds. A customer can have one open payment at a time and 30 checkouts per hour. */
const loads = [
  { atOnce: 1, rounds: 12 },
  { atOnce: 5, rounds: 8 },
  { atOnce: 20, rounds: 4 },
];

interface OpenPayment {
  checkoutId: string;
  intentId: string;
}

async function openPayment(customer: Person): Promise<OpenPayment> {
  const checkoutId = await createCheckout(customer, items);
  return { checkoutId, intentId: await openIntent(customer, { items, checkoutId }) };
}

/** Confirms the payments concurrently and returns the time until all orders exist, in ms. */
async function payAll(payments: readonly OpenPayment[]): Promise<number> {
  const begin = performance.now();
  await Promise.all(
    payments.map(async ({ checkoutId, intentId }) => {
      await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
      await firstSight(checkoutId);
    }),
  );
  return performance.now() - begin;
}

/** Measures orders per second, from confirmed payments to orders. */
export async function measureWebhook({ say }: Bench): Promise<Measured> {
  const customers: Person[] = [];
  const most = Math.max(...loads.map(({ atOnce }) => atOnce));
  while (customers.length < most) customers.push(await approvedCustomer());
  const prepare = async (atOnce: number) => {
    const payments: OpenPayment[] = [];
    for (const customer of customers.slice(0, atOnce)) payments.push(await openPayment(customer));
    return payments;
  };
  // Warms up: the emulator starts a process for each concurrent event.
  await payAll(await prepare(most));
  const rows: (string | number)[][] = [];
  for (const { atOnce, rounds } of loads) {
    let totalMs = 0;
    for (let round = 0; round < rounds; round += 1) totalMs += await payAll(await prepare(atOnce));
    const orders = atOnce * rounds;
    const perSecond = orders / (totalMs / 1000);
    rows.push([atOnce, orders, perSecond]);
    say(`  ${atOnce} concurrent: ${perSecond.toFixed(1)} orders per second`);
  }
  await closeTabs();
  return {
    tables: [
      {
        title: 'From confirmed payments to orders, in the functions emulator',
        head: ['concurrent payments', 'orders', 'orders per second'],
        rows,
      },
    ],
    marks: [],
  };
}
