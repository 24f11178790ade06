import type { ApiResult } from '../stripe-api.ts';
import { errorMessage } from '../words.ts';
import type { StripeContext } from './context.ts';

/** `{paymentIntent}` or `{error}`, the shape in which Stripe.js answers. */
export function named(
  stripe: StripeContext,
  name: 'paymentIntent' | 'paymentMethod',
  result: ApiResult,
): Record<string, unknown> {
  const { error, object } = result;
  if (error === undefined) return { [name]: object };
  return { error: { ...error, message: errorMessage(stripe.language, error) } };
}
