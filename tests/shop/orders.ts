import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { approvedCustomer } from './approved-customer.ts';
import { createCheckout, createPaymentIntent } from './checkout.ts';
import type { Person } from './customer.ts';
import { database } from './database.ts';
import { implant } from './products.ts';
import { paymentIntentId, stripe } from './stripe.ts';
import { waitFor } from './wait-for.ts';

const usualItems: CheckoutItem[] = [{ sku: implant.sku, quantity: 2 }];

/** In cents. */
export const orderAmount = implant.unitPrice * 2;

export interface CustomersOrder {
  customer: Person;
  /** The checkout has the same ID. */
  orderId: string;
  paymentIntentId: string;
  amount: number;
}

export async function openCheckout(items = usualItems, buyer?: Person): Promise<CustomersOrder> {
  const customer = buyer ?? (await approvedCustomer());
  const orderId = await createCheckout(customer, items);
  const { status, body } = await createPaymentIntent(customer, { items, checkoutId: orderId });
  if (status !== 200) throw new Error(`No payment: ${status} ${JSON.stringify(body)}`);
  const id = paymentIntentId(String(body.clientSecret));
  return { customer, orderId, paymentIntentId: id, amount: Number(body.amount) };
}

export async function payWith(card: string, { paymentIntentId }: CustomersOrder): Promise<void> {
  await stripe.paymentIntents.confirm(paymentIntentId, { payment_method: card });
}

export async function waitForOrderWhere(
  orderId: string,
  satisfies: (order: FirebaseFirestore.DocumentData) => boolean = () => true,
  what = `the order ${orderId}`,
): Promise<FirebaseFirestore.DocumentData> {
  return waitFor(what, async () => {
    const order = (await database.doc(`orderRecords/${orderId}`).get()).data();
    return order && satisfies(order) && order;
  });
}

export function waitForOrderStatus(
  orderId: string,
  values: Record<string, unknown>,
): Promise<FirebaseFirestore.DocumentData> {
  return waitForOrderWhere(
    orderId,
    (order) => Object.entries(values).every(([name, value]) => order[name] === value),
    `the order ${orderId} with ${JSON.stringify(values)}`,
  );
}

/** The webhook may not have recorded the payment yet. */
export async function payCheckout(items?: CheckoutItem[]): Promise<CustomersOrder> {
  const checkout = await openCheckout(items);
  await payWith('pm_card_visa', checkout);
  return checkout;
}

/** Waits until the webhook has recorded the payment. The customer is a new one by default. */
export async function paidOrder({
  items,
  card = 'pm_card_visa',
  customer,
}: {
  items?: CheckoutItem[];
  card?: string;
  customer?: Person;
} = {}): Promise<CustomersOrder> {
  const checkout = await openCheckout(items, customer);
  await payWith(card, checkout);
  await waitForOrderStatus(checkout.orderId, { status: 'completed' });
  return checkout;
}

export async function findTransactionIds(orderId: string): Promise<string[]> {
  const { docs } = await database.collection('transactions').where('orderId', '==', orderId).get();
  return docs.map((each) => `${each.get('type')} ${each.get('status')}`).sort();
}
