import type Stripe from 'stripe';
import { randomLetters } from './identifiers.ts';

/** Stripe changes a receipt's URL on every read, except for the secret in the last path segment. */
export function withFreshReceiptUrl(charge: Stripe.Charge): Stripe.Charge {
  const receipt = charge.receipt_url?.replace(/[^/]+(?=\/[^/]+$)/, randomLetters(8));
  return { ...charge, receipt_url: receipt ?? null };
}
