import { createHash } from 'node:crypto';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { rateLimits } from './firestore/collections.ts';

export interface Limit {
  /** What is counted, as `contact`. */
  name: string;
  /** Whose; not for the eye: an address is kept as its hash alone. */
  key?: string;
  most: number;
  windowMs: number;
}

/** One document for each limit, person and span of time. */
export function bucketId({ name, key, windowMs }: Limit, now: number): string {
  const person = key === undefined ? 'all' : createHash('sha256').update(key).digest('hex');
  return `${name}-${person}-${Math.floor(now / windowMs)}`;
}

/**
 * Counts one more, and says whether it is still within the limit. Each counts itself before it
 * looks, so that any number at once cannot pass together; and once the limit is reached nothing is
 * written any more, so that a flood costs reads alone.
 */
export async function countWithin(
  firestore: Firestore,
  limit: Limit,
  now = Date.now(),
): Promise<boolean> {
  const bucket = rateLimits(firestore).doc(bucketId(limit, now));
  const isWithin = async (most: number) => ((await bucket.get()).data()?.count ?? 0) <= most;
  if (!(await isWithin(limit.most - 1))) return false;
  const expireAt = Timestamp.fromMillis(now + 2 * limit.windowMs);
  await bucket.set({ count: FieldValue.increment(1), expireAt }, { merge: true });
  return isWithin(limit.most);
}
