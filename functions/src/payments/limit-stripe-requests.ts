import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Firestore } from 'firebase-admin/firestore';
import { countWithinLimit } from '../platform/rate-limit.ts';

/**
 * Rate limit of one account's requests to Stripe, for each kind. No person comes near it: a payment
 * takes two requests. A program that tries stolen cards, or ids of other customers' cards, does.
 */
const limit = { max: 100, windowMs: 10 * 60 * 1000 };

/** Refuses with `too-many-requests`. */
export async function limitStripeRequests(
  firestore: Firestore,
  uid: string,
  kind: 'payment-intents' | 'saved-cards',
): Promise<void> {
  if (await countWithinLimit(firestore, { ...limit, name: kind, key: uid })) return;
  throw new Refusal('too-many-requests');
}
