import type { TFunction } from 'i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { checkoutErrorMessage } from './failure-sentence.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

/**
 * What it means for a payment that the shop's server refused it, or that Stripe.js failed. `names`
 * are those of the checkout's items.
 */
export function failedPayment(
  error: unknown,
  t: TFunction,
  names: readonly string[],
): PaymentOutcome {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'already-paid') return code;
  if (code === 'checkout-mismatch' || code === 'not-found') return 'canceled';
  return { failure: checkoutErrorMessage(error, t, names) };
}
