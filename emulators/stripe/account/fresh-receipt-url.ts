import type Stripe from 'stripe';
import { randomLetters } from './identifiers.ts';

/**
 * Stripe returns a different receipt URL on every read. Only the secret in the last path segment
 * stays the same.
 */
export function withFreshReceiptUrl(charge: Stripe.Charge): Stripe.Charge {
  const receipt = charge.receipt_url?.replace(/[^/]+(?=\/[^/]+$)/, randomLetters(8));
  return { ...charge, receipt_url: receipt ?? null };
}
