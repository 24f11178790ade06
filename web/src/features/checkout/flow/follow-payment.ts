import type { PaymentIntent, PaymentIntentResult } from '@stripe/stripe-js';
import { type PaymentOutcome, paymentOutcome } from './payment-outcome.ts';
import type { OpenPayment } from './persisted-checkout.ts';
import { stripeClient } from './stripe-client.ts';

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

interface Followed {
  outcome: PaymentOutcome;
  /** Final. */
  decided: boolean;
}

/** A payment that stays open longer is looked up when the customer returns. */
const maxFollowingMs = 30 * 60_000;

/** How long in ms to wait before the next poll. */
const pauseAfter = (elapsedMs: number) => (elapsedMs < 15_000 ? 1_000 : 5_000);

/** Undefined if Stripe can't be reached or has an outage. */
async function readIntent(clientSecret: string): Promise<PaymentIntentResult | undefined> {
  try {
    const stripe = await stripeClient();
    const result = await stripe.retrievePaymentIntent(clientSecret);
    return result.error && result.error.type !== 'invalid_request_error' ? undefined : result;
  } catch (error) {
    console.warn('Stripe could not be asked how the payment stands.', { error });
    return undefined;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Polls Stripe until the payment is decided, which it yields last; before that, it yields what to tell the customer once
 * it takes long. Ends without a decision when `signal` aborts or after half an hour.
 */
export async function* followPayment(
  { clientSecret, earlierFailure }: OpenPayment,
  signal: AbortSignal,
): AsyncGenerator<Followed> {
  const begin = performance.now();
  let told: PaymentOutcome | undefined;
  while (!signal.aborted && performance.now() - begin < maxFollowingMs) {
    const result = await readIntent(clientSecret);
    if (signal.aborted) return;
    const elapsedMs = performance.now() - begin;
    if (result?.error) {
      // Stripe doesn't know the payment.
      yield { outcome: 'unknown', decided: true };
      return;
    }
    const intent = result?.paymentIntent;
    const decided = intent && decidedOutcome(intent, earlierFailure);
    if (decided) {
      yield { outcome: decided, decided: true };
      return;
    }
    const undecided = undecidedOutcome(intent, elapsedMs);
    if (undecided !== undefined && undecided !== told) {
      told = undecided;
      yield { outcome: undecided, decided: false };
    }
    await pause(pauseAfter(elapsedMs), signal);
  }
}
