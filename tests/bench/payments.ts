import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, openIntent } from '../shop/checkout.ts';
import { closeTabs } from '../shop/customer.ts';
import { implant } from '../shop/products.ts';
import { stripe } from '../shop/stripe.ts';
import { firstSight } from './first-sight.ts';
import type { Measured } from './measured.ts';
import { percentile } from './percentile.ts';

const payments = 20;
const items = [{ sku: implant.sku, quantity: 1 }];

async function timed<T>(times: number[], act: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  const result = await act();
  times.push(performance.now() - begin);
  return result;
}

/** One customer pays again and again, one payment after the other. */
export async function measurePayments(): Promise<Measured> {
  const customer = await approvedCustomer();
  const [checkouts, intents, orders]: [number[], number[], number[]] = [[], [], []];
  for (let count = 0; count < payments; count += 1) {
    const checkoutId = await timed(checkouts, () => createCheckout(customer, items));
    const intent = await timed(intents, () => openIntent(customer, { items, checkoutId }));
    await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    await timed(orders, () => firstSight(checkoutId));
  }
  await closeTabs();
  const row = (name: string, times: number[]) => [
    name,
    ...[0.5, 0.95].map((share) => Math.round(percentile(times, share))),
  ];
  const table = {
    title: `Payments, ${payments} of one customer, one after the other`,
    head: ['step', 'median, ms', '95 %, ms'],
    rows: [
      row('write the checkout', checkouts),
      row('create the PaymentIntent', intents),
      row('from the confirmation to the order', orders),
    ],
  };
  return { tables: [table], marks: [] };
}
