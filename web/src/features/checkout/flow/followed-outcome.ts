import type { PaymentIntent } from '@stripe/stripe-js';
import { type PaymentOutcome, paymentOutcome } from './payment-outcome.ts';

/** What Stripe says of a payment now, as much as tells the outcome. */
export type IntentNow = Pick<PaymentIntent, 'status' | 'last_payment_error'>;

/** How long in ms the bank is given before the customer is told that nothing is known yet. */
const maxCheckingMs = 30_000;
/** The same while the bank waits for the customer: an answer that is on its way takes a moment. */
const maxAnswerMs = 5_000;

/** Names one failed try of a PaymentIntent, so that it can be told from the next one's. */
export function failureKey({ last_payment_error: error }: IntentNow): string {
  if (!error) return '';
  return [error.charge, error.payment_method?.id, error.code].map((part) => part ?? '').join(' ');
}

/** The outcome once it is known, and never before: a decline of an earlier card is none. */
export function decidedOutcome(
  intent: IntentNow,
  earlierFailure: string | null,
): PaymentOutcome | undefined {
  const { status, last_payment_error: error } = intent;
  if (status === 'succeeded' || status === 'canceled') return status;
  const isAnswered = status === 'requires_payment_method' && error && earlierFailure !== null;
  if (!isAnswered || failureKey(intent) === earlierFailure) return undefined;
  return paymentOutcome(status, error);
}

/** What can be said of a payment that is not decided after so long; nothing while it may be soon. */
export function undecidedOutcome(
  intent: IntentNow | undefined,
  elapsedMs: number,
): PaymentOutcome | undefined {
  if (intent?.status === 'requires_action') {
    return elapsedMs < maxAnswerMs ? undefined : 'interrupted';
  }
  if (elapsedMs < maxCheckingMs) return undefined;
  return intent?.status === 'processing' ? 'processing' : 'unknown';
}
