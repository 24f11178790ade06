import { chunksAddress } from '../api-address.ts';
import type { StripeError } from '../stripe-api.ts';

let loading: Promise<StripeError | undefined> | undefined;

/** Loads the code of the elements once. Resolves to why it can't be had, or to undefined. */
export function loadChunk(origin: string): Promise<StripeError | undefined> {
  loading ??= new Promise((resolve) => {
    const url = `${chunksAddress(origin)}/elements/chunk.js`;
    const message = `Failed to load ${url}.`;
    const failed = () => resolve({ type: 'api_connection_error', message });
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve(undefined));
    script.addEventListener('error', failed);
    try {
      // As Stripe.js does: a text, which only a page's default Trusted Types policy can accept.
      script.src = url;
      document.head.append(script);
    } catch (error) {
      console.error(error);
      failed();
    }
  });
  return loading;
}
