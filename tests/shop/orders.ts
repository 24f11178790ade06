import { approvedCustomer } from './approved-customer.ts';
import { createCheckout, createPaymentIntent } from './checkout.ts';
import type { Person } from './customer.ts';
import { database } from './database.ts';
import { implant } from './products.ts';
import { paymentIntentId, stripe } from './stripe.ts';
import { waitFor } from './wait-for.ts';

const items = [{ sku: implant.sku, quantity: 2 }];

/** In cents, of every checkout made here. */
export const orderAmount = implant.unitPrice * 2;

export interface OpenCheckout {
  customer: Person;
  /** The order's id as well. */
  checkoutId: string;
  intentId: string;
}

/** A new approved customer, who has everything but paid. */
export async function openCheckout(): Promise<OpenCheckout> {
  const customer = await approvedCustomer();
  const checkoutId = await createCheckout(customer, items);
  const { body } = await createPaymentIntent(customer, { items, checkoutId });
  return { customer, checkoutId, intentId: paymentIntentId(String(body.clientSecret)) };
}

export async function payWith(card: string, { intentId }: OpenCheckout): Promise<void> {
  await stripe.paymentIntents.confirm(intentId, { payment_method: card });
}

/** The order, as soon as it has these values. */
export async function orderWith(
  checkoutId: string,
  values: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  return waitFor(`order ${checkoutId} with ${JSON.stringify(values)}`, async () => {
    const order = (await database.doc(`orders/${checkoutId}`).get()).data();
    const isSo = Object.entries(values).every(([name, value]) => order?.[name] === value);
    return isSo ? order : undefined;
  });
}

/** An order that a good card has paid, and that the shop knows. */
export async function paidOrder(card = 'pm_card_visa'): Promise<OpenCheckout> {
  const checkout = await openCheckout();
  await payWith(card, checkout);
  await orderWith(checkout.checkoutId, { status: 'completed' });
  return checkout;
}

/** Type and status of every transaction of an order, sorted. */
export async function transactionsOf(checkoutId: string): Promise<string[]> {
  const { docs } = await database
    .collection('transactions')
    .where('orderId', '==', checkoutId)
    .get();
  return docs.map((each) => `${each.get('type')} ${each.get('status')}`).sort();
}
