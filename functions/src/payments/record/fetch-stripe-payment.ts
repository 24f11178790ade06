import type Stripe from 'stripe';

/** All that Stripe knows of one payment now. */
export interface StripePayment {
  /** With `latest_charge` expanded. */
  intent: Stripe.PaymentIntent;
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
}

/** The largest page that Stripe gives; the SDK asks for the following ones by itself. */
const pageSize = 100;

async function toArray<T>(list: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const each of list) all.push(each);
  return all;
}

/** The charge of a PaymentIntent that was read with `latest_charge` expanded. */
export function chargeOf({ latest_charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof latest_charge === 'object' ? latest_charge : null;
}

/** Events come in any order and what they say may be old, so Stripe is asked how things are now. */
export async function fetchStripePayment(
  stripe: Stripe,
  paymentIntentId: string,
): Promise<StripePayment> {
  const intent = await stripe.paymentIntents.retrieve(paymentIntentId, {
    expand: ['latest_charge'],
  });
  // Nothing can be refunded or disputed before it was taken.
  if (intent.status !== 'succeeded') return { intent, refunds: [], disputes: [] };
  const ofPayment = { payment_intent: paymentIntentId, limit: pageSize };
  const [refunds, disputes] = await Promise.all([
    toArray(stripe.refunds.list(ofPayment)),
    toArray(stripe.disputes.list(ofPayment)),
  ]);
  return { intent, refunds, disputes };
}
