import type { PaymentIntent } from '@stripe/stripe-js';
import { type PaymentOutcome, paymentOutcome } from './payment-outcome.ts';

export type IntentNow = Pick<PaymentIntent, 'status' | 'last_payment_error'>;

/** In ms, until the customer sees that the outcome is unknown. */
const maxCheckingMs = 30_000;
/** Shorter, because the bank is waiting for the customer. */
const maxAnswerMs = 5_000;

export function failureKey({ last_payment_error: error }: IntentNow): string {
  if (!error) return '';
  return [error.charge, error.payment_method?.id, error.code].map((part) => part ?? '').join(' ');
}

/** Undefined until the bank has decided. Ignores an earlier card's decline. */
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

/** The outcome to show if the bank hasn't decided after `elapsedMs`; undefined while it's too early. */
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
