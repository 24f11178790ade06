import type { PaymentIntent, PaymentIntentResult } from '@stripe/stripe-js';
import { type PaymentOutcome, paymentOutcome } from './payment-outcome.ts';
import type { OpenPayment } from './persisted-checkout.ts';
import { stripeClient } from './stripe-client.ts';

export type IntentState = Pick<PaymentIntent, 'status' | 'last_payment_error'>;

/** After this time, the customer is told that the outcome is unknown. */
const maxCheckingMs = 30_000;
/** Shorter, because the bank is waiting for the customer. */
const maxChallengeMs = 5_000;

export function failureKey({ last_payment_error: error }: IntentState): string {
  if (!error) return '';
  return [error.charge, error.payment_method?.id, error.code].map((part) => part ?? '').join(' ');
}

/** Returns undefined until the bank has decided. Ignores an earlier card's decline. */
export function decidedOutcome(
  intent: IntentState,
  earlierFailure: string | null,
): PaymentOutcome | undefined {
  const { status, last_payment_error: error } = intent;
  if (status === 'succeeded' || status === 'canceled') return status;
  const hasFailed = status === 'requires_payment_method' && error && earlierFailure !== null;
  if (!hasFailed || failureKey(intent) === earlierFailure) return undefined;
  return paymentOutcome(status, error);
}

/** Returns undefined if it's too early to show an outcome. */
export function undecidedOutcome(
  intent: IntentState | undefined,
  elapsedMs: number,
): PaymentOutcome | undefined {
  if (intent?.status === 'requires_action') {
    return elapsedMs < maxChallengeMs ? undefined : 'interrupted';
  }
  if (elapsedMs < maxCheckingMs) return undefined;
  return intent?.status === 'processing' ? 'processing' : 'unknown';
}

const maxPollingMs = 30 * 60_000;

const pollInterval = (elapsedMs: number) => (elapsedMs < 15_000 ? 1_000 : 5_000);

/** Returns undefined if Stripe can't be reached or has an outage. */
async function readIntent(clientSecret: string): Promise<PaymentIntentResult | undefined> {
  try {
    const stripe = await stripeClient();
    const result = await stripe.retrievePaymentIntent(clientSecret);
    return result.error && result.error.type !== 'invalid_request_error' ? undefined : result;
  } catch (error) {
    console.warn('The payment status could not be read from Stripe.', { error });
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

/** If the bank takes a while, yields interim results before the final one. Gives up after half an hour. */
export async function* pollPayment(
  { clientSecret, earlierFailure }: OpenPayment,
  signal: AbortSignal,
): AsyncGenerator<{ outcome: PaymentOutcome; decided: boolean }> {
  const startedAt = performance.now();
  let lastOutcome: PaymentOutcome | undefined;
  while (!signal.aborted && performance.now() - startedAt < maxPollingMs) {
    const result = await readIntent(clientSecret);
    if (signal.aborted) return;
    const elapsedMs = performance.now() - startedAt;
    if (result?.error) {
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
    if (undecided !== undefined && undecided !== lastOutcome) {
      lastOutcome = undecided;
      yield { outcome: undecided, decided: false };
    }
    await pause(pollInterval(elapsedMs), signal);
  }
}
