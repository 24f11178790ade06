import { createHash } from 'node:crypto';
import {
  type CollectionReference,
  FieldValue,
  Timestamp,
  type WithFieldValue,
} from 'firebase-admin/firestore';
import { countWithinLimit, type Limit } from '../platform/rate-limits.ts';

/** How often and when something was reported. */
interface Seen {
  count: number;
  firstSeenAt: Timestamp;
  lastSeenAt: Timestamp;
}

/**
 * Counts something that browsers have reported `times` times: one document for each, so that a
 * thousand visitors make one line. Returns its id; undefined where it is new and `limit` of new ones
 * is reached.
 */
export async function keepReport<Report extends object>(
  collection: CollectionReference<Report & Seen>,
  report: Report,
  { times, limit }: { times: number; limit: Limit },
): Promise<string | undefined> {
  const id = createHash('sha256')
    .update(JSON.stringify(Object.entries(report).sort()))
    .digest('hex');
  const reference = collection.doc(id);
  const isKnown = (await reference.get()).exists;
  if (!isKnown && !(await countWithinLimit(collection.firestore, limit))) return undefined;
  const now = Timestamp.now();
  const seen = { ...report, count: FieldValue.increment(times), lastSeenAt: now };
  const document = isKnown ? seen : { ...seen, firstSeenAt: now };
  // The compiler cannot tell that a Report and what was seen of it make the document.
  await reference.set(document as WithFieldValue<Report & Seen>, { merge: true });
  return id;
}
