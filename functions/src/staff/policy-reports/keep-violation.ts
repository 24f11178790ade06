import { createHash } from 'node:crypto';
import type { PolicyViolation } from '@dental-shop/domain/policy-report/policy-report';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { policyReports } from '../../platform/firestore/staff.ts';
import { countWithinLimit, rateLimits } from '../../platform/rate-limits.ts';

/** One document for each violation, so that a thousand visitors make one line. */
function documentId({ directive, blocked, page, source, line }: PolicyViolation): string {
  const text = JSON.stringify([directive, blocked, page, source, line]);
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Counts a violation that was seen `times` times. Returns the document's id; undefined where it is
 * new and there have been too many new ones today.
 */
export async function keepViolation(
  firestore: Firestore,
  violation: PolicyViolation,
  times: number,
): Promise<string | undefined> {
  const report = policyReports(firestore).doc(documentId(violation));
  const isKnown = (await report.get()).exists;
  if (!isKnown && !(await countWithinLimit(firestore, rateLimits.newPolicyReports)))
    return undefined;
  const now = Timestamp.now();
  const seen = { ...violation, count: FieldValue.increment(times), lastSeenAt: now };
  await report.set(isKnown ? seen : { ...seen, firstSeenAt: now }, { merge: true });
  return report.id;
}
