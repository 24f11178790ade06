import { apiAddress } from '../api-address.ts';
import { createStripe, type StripeJsOptions } from './stripe.ts';

// The card form comes from the origin of this script tag.
const script = document.currentScript;
const origin = new URL(script instanceof HTMLScriptElement ? script.src : location.href).origin;

function Stripe(publishableKey: string, options?: StripeJsOptions): object {
  return createStripe({ origin, api: apiAddress(origin) }, publishableKey, options);
}
Stripe.version = 'endive';

Object.assign(window, { Stripe });
