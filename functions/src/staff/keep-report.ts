import { createHash } from 'node:crypto';
import {
  type CollectionReference,
  FieldValue,
  type Firestore,
  Timestamp,
  type WithFieldValue,
} from 'firebase-admin/firestore';
import {
  countWithinLimit,
  type Limit,
  limitOfNetwork,
  rateLimits,
} from '../platform/rate-limits.ts';

/** How often and when something was reported. */
interface Seen {
  count: number;
  firstSeenAt: Timestamp;
  lastSeenAt: Timestamp;
}

interface Reporting {
  times: number;
  limit: Limit;
  /** The visitor's, as `bucketOf` names it. */
  network: string | undefined;
}

/**
 * Counts something that browsers have reported `times` times: one document for each, so that a
 * thousand visitors make one line. Returns its id; undefined where it is new and `limit` of new ones
 * is reached, or what one network may report anew.
 */
export async function keepReport<Report extends object>(
  collection: CollectionReference<Report & Seen>,
  report: Report,
  { times, limit, network }: Reporting,
): Promise<string | undefined> {
  const id = createHash('sha256')
    .update(JSON.stringify(Object.entries(report).sort()))
    .digest('hex');
  const reference = collection.doc(id);
  const isKnown = (await reference.get()).exists;
  if (!isKnown && !(await mayKeepNew(collection.firestore, limit, network))) return undefined;
  const now = Timestamp.now();
  const seen = { ...report, count: FieldValue.increment(times), lastSeenAt: now };
  const document = isKnown ? seen : { ...seen, firstSeenAt: now };
  // The compiler cannot tell that a Report and what was seen of it make the document.
  await reference.set(document as WithFieldValue<Report & Seen>, { merge: true });
  return id;
}

/** The network first: what it may not do uses up nothing of the others'. */
async function mayKeepNew(
  firestore: Firestore,
  limit: Limit,
  network: string | undefined,
): Promise<boolean> {
  const ofNetwork = limitOfNetwork(rateLimits.newReportsOfNetwork, network);
  return (await countWithinLimit(firestore, ofNetwork)) && countWithinLimit(firestore, limit);
}
