import type { CreatePaymentIntentResponse } from '@dental-shop/domain/api/payment';
import { ApiError } from '../../../shared/api/api-error.ts';

/** A reason not to go on that the browser itself has found, before there was a payment. */
export class CheckoutProblem extends Error {
  override readonly name = 'CheckoutProblem';
  readonly code: 'too-many-items' | 'too-many-checkouts' | 'not-approved' | 'payment-unavailable';

  constructor(code: CheckoutProblem['code'], options?: ErrorOptions) {
    super(`The checkout cannot go on: ${code}.`, options);
    this.code = code;
  }
}

/** How a try to pay has ended. */
export type PaymentOutcome =
  | 'succeeded'
  | 'already-paid'
  /** The bank has the payment and will tell later. */
  | 'processing'
  /** The PaymentIntent takes no card any more, and has taken no money. */
  | 'canceled'
  /** Our server no longer takes this checkout. */
  | 'replaced'
  /** The bank's challenge was answered wrongly. */
  | 'not-authenticated'
  /** The bank's challenge was closed unanswered. The bank may still be answered in another way. */
  | 'not-finished'
  /** The page was left while the bank waits for the customer's answer. */
  | 'interrupted'
  /** The answer was lost on its way, or has not come yet. */
  | 'unknown'
  /** What it would have cost by now, instead of what was shown; the card was not even tried. */
  | { repriced: CreatePaymentIntentResponse }
  /** Stripe's sentence about a decline; null where it gives none. */
  | { declined: string | null }
  /** Our server's refusal as an `ApiError`, or a failure of Stripe.js itself. */
  | { failed: unknown };

export type UnpaidOutcome = Exclude<PaymentOutcome, 'succeeded' | 'already-paid'>;

/** As much of Stripe's error as tells the outcome. */
interface PaymentError {
  type?: string;
  code?: string | undefined;
  message?: string | undefined;
}

/** The outcome by what Stripe says. `status` is the PaymentIntent's, where it is known. */
export function paymentOutcome(
  status: string | undefined,
  error: PaymentError | null | undefined,
): PaymentOutcome {
  // A payment whose answer was lost on the way is refused the second time, because it is paid.
  if (status === 'succeeded' || status === 'processing' || status === 'canceled') return status;
  if (error?.code === 'payment_intent_authentication_failure') return 'not-authenticated';
  if (error?.type === 'api_connection_error') return 'unknown';
  // Stripe's own failure: it may have charged the card before. Source: docs.stripe.com/error-low-level, 'Server errors'.
  if (error?.type === 'api_error' && status === undefined) return 'unknown';
  if (status === 'requires_action' && !error) return 'not-finished';
  return { declined: error?.message ?? null };
}

/** The outcome where the payment was not even tried: our server refused it, or Stripe.js failed. */
export function outcomeOfError(error: unknown): PaymentOutcome {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'already-paid') return code;
  if (code === 'payment-processing') return 'processing';
  if (code === 'checkout-mismatch' || code === 'not-found') return 'replaced';
  return { failed: error };
}
