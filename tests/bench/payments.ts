import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, openIntent } from '../shop/checkout.ts';
import { closeTabs } from '../shop/customer.ts';
import { implant } from '../shop/products.ts';
import { stripe } from '../shop/stripe.ts';
import type { Measured } from './measured.ts';
import { percentile } from './percentile.ts';
import { waitForOrder } from './wait-for-order.ts';

const payments = 20;
const items = [{ sku: implant.sku, quantity: 1 }];

async function timed<T>(times: number[], act: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await act();
  times.push(performance.now() - start);
  return result;
}

/** One customer makes all payments, one after another. */
export async function measurePayments(): Promise<Measured> {
  const customer = await approvedCustomer();
  const [checkouts, intents, orders]: [number[], number[], number[]] = [[], [], []];
  for (let count = 0; count < payments; count += 1) {
    const checkoutId = await timed(checkouts, () => createCheckout(customer, items));
    const intent = await timed(intents, () => openIntent(customer, { items, checkoutId }));
    await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    await timed(orders, () => waitForOrder(checkoutId));
  }
  await closeTabs();
  const row = (name: string, times: number[]) => [
    name,
    ...[0.5, 0.95].map((share) => Math.round(percentile(times, share))),
  ];
  const table = {
    title: `One customer makes ${payments} sequential payments`,
    head: ['step', 'median, ms', 'p95, ms'],
    rows: [
      row('create the checkout', checkouts),
      row('create the PaymentIntent', intents),
      row('from the confirmation to the order', orders),
    ],
  };
  return { tables: [table], marks: [] };
}
