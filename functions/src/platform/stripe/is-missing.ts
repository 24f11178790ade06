import Stripe from 'stripe';

/** Whether Stripe answered that it does not know what a request named, or no longer. */
export function isMissingAtStripe(
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  );
}
