import { Refusal } from '@dental-shop/domain/refusal/refusal';
import Stripe from 'stripe';

/**
 * What staff are told of a refund that Stripe did not make; undefined for a failure of another kind,
 * after which nobody knows whether it was made.
 */
export function stripeRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return undefined;
  if (error.code === 'charge_already_refunded') return new Refusal('already-refunded');
  if (error.code === 'charge_disputed') return new Refusal('order-disputed');
  // Two refunds in part that are asked for at once: the second meets what the first has left.
  if (error.param === 'amount') return new Refusal('refund-too-large', { field: 'amount' });
  return new Refusal('refund-refused');
}
