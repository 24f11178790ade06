import { chunksAddress } from '../api-address.ts';
import type { StripeError } from '../stripe-api.ts';

let loading: Promise<StripeError | undefined> | undefined;

export function loadChunk(origin: string): Promise<StripeError | undefined> {
  loading ??= new Promise((resolve) => {
    const url = `${chunksAddress(origin)}/elements/chunk.js`;
    const message = `Failed to load ${url}.`;
    const failed = () => resolve({ type: 'api_connection_error', message });
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve(undefined));
    script.addEventListener('error', failed);
    try {
      // A plain string, as in Stripe.js, so only the page's default Trusted Types policy can allow
      // it.
      script.src = url;
      document.head.append(script);
    } catch (error) {
      console.error(error);
      failed();
    }
  });
  return loading;
}
