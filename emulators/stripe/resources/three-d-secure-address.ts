import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';

/** Where the customer passes or fails the 3-D Secure challenge; the client secret opens it. */
export function challengeUrl(account: Account, intent: Stripe.PaymentIntent): string {
  const secret = encodeURIComponent(intent.client_secret ?? '');
  return `${account.addresses.hooks}/three-d-secure/${intent.id}?client_secret=${secret}`;
}
