import type { Stripe } from '@stripe/stripe-js';
// The main entry point would load Stripe's script on import.
import { loadStripe } from '@stripe/stripe-js/pure';
import { environment } from '../../../shared/config/environment.ts';
import { withTimeout } from '../../../shared/loading/with-timeout.ts';
import { CheckoutError } from './payment-outcome.ts';

const timeoutMs = 30_000;

let loading: Promise<Stripe> | undefined;

/** Loads the Stripe emulator. `loadStripe` then uses its `window.Stripe`. */
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

export function stripeClient(): Promise<Stripe> {
  loading ??= withTimeout(load(), timeoutMs).catch((cause: unknown) => {
    loading = undefined;
    throw new CheckoutError('payment-unavailable', { cause });
  });
  return loading;
}
