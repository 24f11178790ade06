import type { PaymentIntent } from '@stripe/stripe-js';
import { type PaymentOutcome, paymentOutcome } from './payment-outcome.ts';

export type IntentNow = Pick<PaymentIntent, 'status' | 'last_payment_error'>;

/** How long in ms the bank has before the customer hears that nothing is known yet. */
const maxCheckingMs = 30_000;
/** The same while the bank waits for the customer, whose answer may be on its way. */
const maxAnswerMs = 5_000;

/** Identifies one failed attempt of a PaymentIntent. */
export function failureKey({ last_payment_error: error }: IntentNow): string {
  if (!error) return '';
  return [error.charge, error.payment_method?.id, error.code].map((part) => part ?? '').join(' ');
}

/** The outcome once the bank has decided. The decline of an earlier card doesn't count. */
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

/** What to tell the customer if the bank hasn't decided after this time; undefined while it may be soon. */
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
