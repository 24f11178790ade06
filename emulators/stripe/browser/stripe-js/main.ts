import { apiAddress } from '../api-address.ts';
import { createStripe, type StripeJsOptions } from './stripe.ts';

// The running script tag, whose origin also serves the card form.
const script = document.currentScript;
const origin = new URL(script instanceof HTMLScriptElement ? script.src : location.href).origin;

function Stripe(publishableKey: string, options?: StripeJsOptions): object {
  return createStripe({ origin, api: apiAddress(origin) }, publishableKey, options);
}
Stripe.version = 'endive';

Object.assign(window, { Stripe });
