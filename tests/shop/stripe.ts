import { ports } from '@dental-shop/emulators/addresses';
import { localStripeKeys } from '@dental-shop/emulators/stripe-account';
import Stripe from 'stripe';

export const stripe = new Stripe(localStripeKeys.secretKey, {
  host: '127.0.0.1',
  port: ports.stripe,
  protocol: 'http',
});

/** The account's Stripe customer; throws unless exactly one exists. */
export async function stripeCustomer(uid: string): Promise<Stripe.Customer> {
  const found: Stripe.Customer[] = [];
  for await (const customer of stripe.customers.list({ limit: 100 })) {
    if (customer.metadata.uid === uid) found.push(customer);
  }
  const [only, ...others] = found;
  if (!only || others.length > 0) throw new Error(`${uid} has ${found.length} Stripe customers`);
  return only;
}

/** `pi_123_secret_456` belongs to the PaymentIntent `pi_123`. */
export function paymentIntentId(clientSecret: string): string {
  const [id = ''] = clientSecret.split('_secret_');
  return id;
}

function isAbout({ data: { object } }: Stripe.Event, intentId: string): boolean {
  if ('payment_intent' in object && object.payment_intent === intentId) return true;
  return 'id' in object && object.id === intentId;
}

/** Oldest first. */
export async function findEvents(intentId: string): Promise<Stripe.Event[]> {
  const { data } = await stripe.events.list({ limit: 100 });
  return data.filter((event) => isAbout(event, intentId)).reverse();
}
