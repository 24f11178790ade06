import type { CheckoutItem } from '@dental-shop/domain/order/checkout';
import { approvedCustomer } from './approved-customer.ts';
import { createCheckout, createPaymentIntent } from './checkout.ts';
import type { Person } from './customer.ts';
import { database } from './database.ts';
import { implant } from './products.ts';
import { paymentIntentId, stripe } from './stripe.ts';
import { waitFor } from './wait-for.ts';

export interface PaidOrder {
  customer: Person;
  orderId: string;
  paymentIntentId: string;
  /** In cents. */
  amount: number;
}

/** A new customer's checkout, paid at Stripe; the shop may not have heard of it yet. */
export async function payCheckout(
  items: CheckoutItem[] = [{ sku: implant.sku, quantity: 3 }],
): Promise<PaidOrder> {
  const customer = await approvedCustomer();
  const orderId = await createCheckout(customer, items);
  const { body } = await createPaymentIntent(customer, { items, checkoutId: orderId });
  const id = paymentIntentId(String(body.clientSecret));
  const { amount } = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  return { customer, orderId, paymentIntentId: id, amount };
}

/** The document of an order once it satisfies; by default, once it is there. */
export async function orderWhen(
  orderId: string,
  satisfies: (order: FirebaseFirestore.DocumentData) => boolean = () => true,
): Promise<FirebaseFirestore.DocumentData> {
  return waitFor(`the order ${orderId}`, async () => {
    const order = (await database.doc(`orders/${orderId}`).get()).data();
    return order && satisfies(order) && order;
  });
}

export async function paidOrder(items?: CheckoutItem[]): Promise<PaidOrder> {
  const paid = await payCheckout(items);
  await orderWhen(paid.orderId, ({ status }) => status === 'completed');
  return paid;
}
