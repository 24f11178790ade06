import type { CreatePaymentIntentResponse } from '@dental-shop/domain/api/payment';

/**
 * How a try to pay has ended. `not-finished` is a bank's challenge that was closed unanswered,
 * `unknown` an answer that was lost on the way; `repriced` is what
 * it would have cost by now, instead of what was shown; `failure` is Stripe's sentence, or null
 * where it gives none.
 */
export type PaymentOutcome =
  | 'succeeded'
  | 'processing'
  | 'already-paid'
  | 'canceled'
  | 'not-authenticated'
  | 'not-finished'
  | 'unknown'
  | { repriced: CreatePaymentIntentResponse }
  | { failure: string | null };

/** As much of Stripe's error as tells the outcome. */
interface PaymentError {
  type?: string;
  code?: string | undefined;
  message?: string | undefined;
}

/** `status` is the PaymentIntent's, where it is known. */
export function paymentOutcome(
  status: string | undefined,
  error: PaymentError | null | undefined,
): PaymentOutcome {
  // A payment whose answer was lost on the way is refused the second time, because it is paid.
  if (status === 'succeeded' || status === 'processing' || status === 'canceled') return status;
  if (error?.code === 'payment_intent_authentication_failure') return 'not-authenticated';
  if (error?.type === 'api_connection_error') return 'unknown';
  if (status === 'requires_action' && !error) return 'not-finished';
  return { failure: error?.message ?? null };
}
