import type { PaymentIntent } from '@stripe/stripe-js';

/** What Stripe adds to the return address after a bank's page. Never log it. */
export function returnedClientSecret(search: string): string | null {
  return new URLSearchParams(search).get('payment_intent_client_secret');
}

export type ReturnedPayment = 'succeeded' | 'processing' | { failure: string | null };

/** What the buyer is told; `failure` is null where Stripe gives no reason. */
export function returnedPayment(
  intent: Pick<PaymentIntent, 'status' | 'last_payment_error'>,
): ReturnedPayment {
  if (intent.status === 'succeeded' || intent.status === 'processing') return intent.status;
  return { failure: intent.last_payment_error?.message ?? null };
}
