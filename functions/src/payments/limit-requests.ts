import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../entry/refusals.ts';
import { countWithin } from '../platform/rate-limit.ts';

/**
 * What one account may ask of Stripe, of each kind. No person comes near it: a payment takes two
 * requests. A program that tries stolen cards, or ids of other customers' cards, does.
 */
const limit = { most: 100, windowMs: 10 * 60 * 1000 };

/** Throws an ApiError `too-many-requests`. */
export async function limitRequests(
  firestore: Firestore,
  uid: string,
  kind: 'payment-intents' | 'saved-cards',
): Promise<void> {
  if (await countWithin(firestore, { ...limit, name: kind, key: uid })) return;
  throw new ApiError('too-many-requests');
}
