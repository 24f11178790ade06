import type Stripe from 'stripe';
import { randomLetters } from './identifiers.ts';

/** Stripe regenerates receipt URLs on every read; only the last part, the secret, stays. */
export function withFreshReceiptUrl(charge: Stripe.Charge): Stripe.Charge {
  const receipt = charge.receipt_url?.replace(/[^/]+(?=\/[^/]+$)/, randomLetters(8));
  return { ...charge, receipt_url: receipt ?? null };
}
