import type Stripe from 'stripe';
import type { IntentState } from '../platform/firestore/checkouts.ts';

/** What a PaymentIntent's status means for its checkout. A payment on its way may still fail. */
export function intentState({ status }: Pick<Stripe.PaymentIntent, 'status'>): IntentState {
  if (status === 'succeeded') return 'paid';
  return status === 'canceled' ? 'canceled' : 'open';
}
