import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, openIntent } from '../shop/checkout.ts';
import { closeTabs, type Person } from '../shop/customer.ts';
import { implant } from '../shop/products.ts';
import { stripe } from '../shop/stripe.ts';
import type { Bench } from './bench.ts';
import type { Measured } from './measured.ts';
import { waitForOrder } from './wait-for-order.ts';

const items = [{ sku: implant.sku, quantity: 1 }];

/** Concurrent payments need separate customers. A customer can start at most 30 checkouts per hour. */
const loads = [
  { concurrency: 1, rounds: 12 },
  { concurrency: 5, rounds: 8 },
  { concurrency: 20, rounds: 4 },
];

interface OpenPayment {
  checkoutId: string;
  intentId: string;
}

async function openPayment(customer: Person): Promise<OpenPayment> {
  const checkoutId = await createCheckout(customer, items);
  return { checkoutId, intentId: await openIntent(customer, { items, checkoutId }) };
}

/** Time until all orders exist, in ms. */
async function payAll(payments: readonly OpenPayment[]): Promise<number> {
  const start = performance.now();
  await Promise.all(
    payments.map(async ({ checkoutId, intentId }) => {
      await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
      await waitForOrder(checkoutId);
    }),
  );
  return performance.now() - start;
}

export async function measureWebhook({ log }: Bench): Promise<Measured> {
  const customers: Person[] = [];
  const most = Math.max(...loads.map(({ concurrency }) => concurrency));
  while (customers.length < most) customers.push(await approvedCustomer());
  const prepare = async (concurrency: number) => {
    const payments: OpenPayment[] = [];
    for (const customer of customers.slice(0, concurrency))
      payments.push(await openPayment(customer));
    return payments;
  };
  // Warms up the emulator, which starts a process for each concurrent event.
  await payAll(await prepare(most));
  const rows: (string | number)[][] = [];
  for (const { concurrency, rounds } of loads) {
    let totalMs = 0;
    for (let round = 0; round < rounds; round += 1)
      totalMs += await payAll(await prepare(concurrency));
    const orders = concurrency * rounds;
    const perSecond = orders / (totalMs / 1000);
    rows.push([concurrency, orders, perSecond]);
    log(`  ${concurrency} concurrent: ${perSecond.toFixed(1)} orders per second`);
  }
  await closeTabs();
  return {
    tables: [
      {
        title: 'The functions emulator turns confirmed payments into orders at these rates',
        head: ['concurrent payments', 'orders', 'orders per second'],
        rows,
      },
    ],
    marks: [],
  };
}
