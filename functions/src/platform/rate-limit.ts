import { createHash } from 'node:crypto';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { typedCollection } from './firestore/typed-collection.ts';

/** How often something was done within one span of time, which the document's id names. */
interface Bucket {
  count: number;
  expireAt: Timestamp;
}

export interface Limit {
  /** What is counted, for example `contact`. */
  name: string;
  /**
   * Whose; an e-mail address, for one, which is kept as its hash alone. Without it, everybody's.
   */
  key?: string;
  max: number;
  windowMs: number;
}

/** One document for each limit, person and window. `now` is in ms since 1970. */
export function bucketId({ name, key, windowMs }: Limit, now: number): string {
  const person = key === undefined ? 'all' : createHash('sha256').update(key).digest('hex');
  return `${name}-${person}-${Math.floor(now / windowMs)}`;
}

/**
 * Rate limit with fixed windows: counts one more, and says whether it is still within the limit.
 * Each request counts itself before it looks, so that no number of simultaneous ones pass together;
 * and once the limit is reached nothing is written any more, so that a flood costs reads alone.
 */
export async function countWithinLimit(
  firestore: Firestore,
  limit: Limit,
  now = Date.now(),
): Promise<boolean> {
  const bucket = typedCollection<Bucket>(firestore, 'rateLimits').doc(bucketId(limit, now));
  const isWithin = async (max: number) => ((await bucket.get()).data()?.count ?? 0) <= max;
  if (!(await isWithin(limit.max - 1))) return false;
  const expireAt = Timestamp.fromMillis(now + 2 * limit.windowMs);
  await bucket.set({ count: FieldValue.increment(1), expireAt }, { merge: true });
  return isWithin(limit.max);
}
