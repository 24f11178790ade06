import type { ListedPayment } from '@dental-shop/domain/payment/needs-reconciliation';
import type Stripe from 'stripe';
import { getCharge } from '../record/fetch-stripe-payment.ts';

/** Stripe's maximum; the SDK fetches further pages. */
const pageSize = 100;

type HasPaymentIntent = Pick<Stripe.Charge, 'payment_intent'>;

async function collectIntentIds(list: AsyncIterable<HasPaymentIntent>): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const { payment_intent } of list) {
    const id = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
    if (id !== undefined) ids.add(id);
  }
  return ids;
}

export interface RecentPayment {
  intent: Stripe.PaymentIntent;
  /** Includes failed refunds. */
  hasRecentRefund: boolean;
}

/**
 * Payments that were created, paid, refunded, or disputed after `since`, which is in seconds since
 * 1970.
 */
export async function* recentPayments(
  stripe: Stripe,
  since: number,
): AsyncGenerator<RecentPayment> {
  const recent = { created: { gte: since }, limit: pageSize };
  const refunded = await collectIntentIds(stripe.refunds.list(recent));
  const found = (intent: Stripe.PaymentIntent): RecentPayment => ({
    intent,
    hasRecentRefund: refunded.has(intent.id),
  });
  const seen = new Set<string>();
  const intents = stripe.paymentIntents.list({ ...recent, expand: ['data.latest_charge'] });
  for await (const intent of intents) {
    seen.add(intent.id);
    yield found(intent);
  }
  const others = new Set([
    ...(await collectIntentIds(stripe.charges.list(recent))),
    ...refunded,
    ...(await collectIntentIds(stripe.disputes.list(recent))),
  ]);
  for (const id of others) {
    if (!seen.has(id))
      yield found(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  }
}

function stateOf({ status }: Stripe.PaymentIntent): ListedPayment['state'] {
  if (status === 'succeeded') return 'completed';
  return status === 'processing' ? 'processing' : 'untried';
}

export function listedPayment({ intent, hasRecentRefund }: RecentPayment): ListedPayment {
  const charge = getCharge(intent);
  const state = stateOf(intent);
  return {
    state,
    amount: state === 'completed' ? intent.amount_received : intent.amount,
    amountRefunded: charge?.amount_refunded ?? 0,
    hasRecentRefund,
    isDisputed: charge?.disputed ?? false,
  };
}
