import { createStripe, type StripeJsOptions } from './stripe.ts';

// The script tag that is running now: its origin is where the API and the card form are.
const script = document.currentScript;
const origin = new URL(script instanceof HTMLScriptElement ? script.src : location.href).origin;

function Stripe(publishableKey: string, options?: StripeJsOptions): object {
  return createStripe(origin, publishableKey, options);
}
Stripe.version = 'endive';

Object.assign(window, { Stripe });
