import type Stripe from 'stripe';

export interface StripePayment {
  intent: Stripe.PaymentIntent;
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
}

/** Stripe's maximum; the SDK fetches further pages. */
const pageSize = 100;

async function toArray<T>(list: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const each of list) all.push(each);
  return all;
}

/** Requires `latest_charge` to be expanded. */
export function getCharge({ latest_charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof latest_charge === 'object' ? latest_charge : null;
}

/** Events may be outdated or out of order, so this fetches the current state. */
export async function fetchStripePayment(
  stripe: Stripe,
  paymentIntentId: string,
): Promise<StripePayment> {
  const intent = await stripe.paymentIntents.retrieve(paymentIntentId, {
    expand: ['latest_charge'],
  });
  // A payment can't be refunded or disputed before it succeeds.
  if (intent.status !== 'succeeded') return { intent, refunds: [], disputes: [] };
  const ofPayment = { payment_intent: paymentIntentId, limit: pageSize };
  const [refunds, disputes] = await Promise.all([
    toArray(stripe.refunds.list(ofPayment)),
    toArray(stripe.disputes.list(ofPayment)),
  ]);
  return { intent, refunds, disputes };
}
