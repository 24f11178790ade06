import type { CreatePaymentIntentResponse } from '@dental-shop/domain/api/payment';
import { ApiError } from '../../../shared/api/api-error.ts';

/** A reason to stop that the browser found before there was a payment. */
export class CheckoutProblem extends Error {
  override readonly name = 'CheckoutProblem';
  readonly code: 'too-many-items' | 'too-many-checkouts' | 'not-approved' | 'payment-unavailable';

  constructor(code: CheckoutProblem['code'], options?: ErrorOptions) {
    super(`The checkout cannot go on: ${code}.`, options);
    this.code = code;
  }
}

/** How an attempt to pay ended. */
export type PaymentOutcome =
  | 'succeeded'
  | 'already-paid'
  /** The bank will decide later. */
  | 'processing'
  /** The PaymentIntent takes no card anymore, and has taken no money. */
  | 'canceled'
  /** Our server no longer accepts this checkout. */
  | 'replaced'
  /** The customer failed the bank's challenge. */
  | 'not-authenticated'
  /** The customer closed the bank's challenge, but may still pass it elsewhere, such as in the bank's app. */
  | 'not-finished'
  /** The customer left the page during the bank's challenge. */
  | 'interrupted'
  /** The response was lost, or hasn't arrived yet. */
  | 'unknown'
  /** The price has changed since it was shown; the card wasn't charged. */
  | { repriced: CreatePaymentIntentResponse }
  /** Stripe's sentence about a decline, or null. */
  | { declined: string | null }
  /** Our server's refusal as an `ApiError`, or a failure of Stripe.js itself. */
  | { failed: unknown };

export type UnpaidOutcome = Exclude<PaymentOutcome, 'succeeded' | 'already-paid'>;

interface PaymentError {
  type?: string;
  code?: string | undefined;
  message?: string | undefined;
}

/** The outcome according to Stripe. `status` is the PaymentIntent's, if known. */
export function paymentOutcome(
  status: string | undefined,
  error: PaymentError | null | undefined,
): PaymentOutcome {
  // After a lost response, the second attempt fails because the payment has succeeded.
  if (status === 'succeeded' || status === 'processing' || status === 'canceled') return status;
  if (error?.code === 'payment_intent_authentication_failure') return 'not-authenticated';
  if (error?.type === 'api_connection_error') return 'unknown';
  // Stripe's own failure: it may have charged the card before. Source: docs.stripe.com/error-low-level, 'Server errors'.
  if (error?.type === 'api_error' && status === undefined) return 'unknown';
  if (status === 'requires_action' && !error) return 'not-finished';
  return { declined: error?.message ?? null };
}

/** The outcome if our server refused the payment or Stripe.js failed. */
export function outcomeOfError(error: unknown): PaymentOutcome {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'already-paid') return code;
  if (code === 'payment-processing') return 'processing';
  if (code === 'checkout-mismatch' || code === 'not-found') return 'replaced';
  return { failed: error };
}
