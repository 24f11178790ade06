import type { CreatePaymentIntentResponse } from '@dental-shop/domain/api/payment';
import { ApiError } from '../../../shared/api/api-error.ts';

export class CheckoutError extends Error {
  override readonly name = 'CheckoutError';
  readonly code: 'too-many-items' | 'too-many-checkouts' | 'not-approved' | 'payment-unavailable';

  constructor(code: CheckoutError['code'], options?: ErrorOptions) {
    super(`The checkout cannot go on: ${code}.`, options);
    this.code = code;
  }
}

export type PaymentOutcome =
  | 'succeeded'
  | 'already-paid'
  | 'processing'
  /** The PaymentIntent can't be paid anymore and wasn't charged. */
  | 'canceled'
  /** Our server no longer accepts this checkout. */
  | 'replaced'
  | 'not-authenticated'
  /** The customer may still pass the challenge in the bank's app. */
  | 'not-finished'
  /** The customer left the page during the bank's challenge. */
  | 'interrupted'
  | 'unknown'
  /** The price has changed since it was shown. The card wasn't charged. */
  | { repriced: CreatePaymentIntentResponse }
  | { declined: string | null }
  | { failed: unknown };

export type UnpaidOutcome = Exclude<PaymentOutcome, 'succeeded' | 'already-paid'>;

interface PaymentError {
  type?: string;
  code?: string | undefined;
  message?: string | undefined;
}

export function paymentOutcome(
  status: string | undefined,
  error: PaymentError | null | undefined,
): PaymentOutcome {
  // If the response to a successful attempt is lost, the next attempt fails, but the status shows the success.
  if (status === 'succeeded' || status === 'processing' || status === 'canceled') return status;
  if (error?.code === 'payment_intent_authentication_failure') return 'not-authenticated';
  if (error?.type === 'api_connection_error') return 'unknown';
  // Stripe may have charged the card already. Source: docs.stripe.com/error-low-level, 'Server errors'.
  if (error?.type === 'api_error' && status === undefined) return 'unknown';
  if (status === 'requires_action' && !error) return 'not-finished';
  return { declined: error?.message ?? null };
}

export function errorOutcome(error: unknown): PaymentOutcome {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'already-paid') return code;
  if (code === 'payment-processing') return 'processing';
  if (code === 'checkout-mismatch' || code === 'not-found') return 'replaced';
  return { failed: error };
}
