import type { Stripe } from '@stripe/stripe-js';
// The package's main entry fetches Stripe's script as soon as it is imported.
import { loadStripe } from '@stripe/stripe-js/pure';
import { environment } from '../../../shared/config/environment.ts';
import { withTimeout } from '../../../shared/loading/with-timeout.ts';
import { CheckoutProblem } from './payment-outcome.ts';

const timeoutMs = 30_000;

let loading: Promise<Stripe> | undefined;

/**
 * Makes `loadStripe` use the local Stripe: it fetches Stripe's own only without a `window.Stripe`.
 */
function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded.`));
    };
    document.head.append(script);
  });
}

async function load(): Promise<Stripe> {
  const { stripeScriptUrl, stripePublishableKey } = environment;
  if (stripeScriptUrl) await loadScript(stripeScriptUrl);
  const stripe = await loadStripe(stripePublishableKey);
  if (!stripe) throw new Error('Stripe.js runs in browsers only.');
  return stripe;
}

/** Stripe.js, fetched at the first call. A failure is not kept: the next call tries again. */
export function stripeClient(): Promise<Stripe> {
  loading ??= withTimeout(load(), timeoutMs).catch((cause: unknown) => {
    loading = undefined;
    throw new CheckoutProblem('payment-unavailable', { cause });
  });
  return loading;
}
