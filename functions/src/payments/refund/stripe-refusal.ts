import Stripe from 'stripe';
import { ApiError } from '../../entry/refusals.ts';

/**
 * What staff are told of a refund that Stripe did not make; undefined for a failure of another kind,
 * after which nobody knows whether it was made.
 */
export function stripeRefusal(error: unknown): ApiError | undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return undefined;
  if (error.code === 'charge_already_refunded') return new ApiError('already-refunded');
  if (error.code === 'charge_disputed') return new ApiError('order-disputed');
  // Two refunds in part that are asked for at once: the second meets what the first has left.
  if (error.param === 'amount') return new ApiError('refund-too-large', 'amount');
  return new ApiError('refund-refused');
}
