import type { PaymentIntentResult } from '@stripe/stripe-js';
import { decidedOutcome, undecidedOutcome } from './followed-outcome.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import type { OpenPayment } from './persisted-checkout.ts';
import { stripeClient } from './stripe-client.ts';

interface Followed {
  outcome: PaymentOutcome;
  decided: boolean;
}

const maxFollowingMs = 30 * 60_000;

/** In ms. */
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
 * Yields interim results if the bank takes long, and the final one last. Ends after half an hour or when `signal`
 * aborts.
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
