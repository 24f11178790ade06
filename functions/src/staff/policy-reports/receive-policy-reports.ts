import type { ReportedViolation } from '@dental-shop/domain/api/policy-reports';
import type { PolicyViolation } from '@dental-shop/domain/policy-report/policy-report';
import type { Firestore } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { policyReports } from '../../platform/firestore/staff.ts';
import { countWithinLimit, limitOfNetwork, rateLimits } from '../../platform/rate-limits.ts';
import { warnRarely } from '../../platform/warn-rarely.ts';
import { keepReport } from '../keep-report.ts';
import { readViolation } from './read-violation.ts';

/**
 * Keeps what browsers report of the shop's Content-Security-Policy. Anybody can send such a report,
 * so little of it is believed and less is kept. What is too much is dropped and not refused: a
 * browser can do nothing about it. `network` is the visitor's, as `bucketOf` names it.
 */
export async function receivePolicyReports(
  firestore: Firestore,
  reported: readonly ReportedViolation[],
  network: string | undefined,
): Promise<void> {
  const violations = reported.map(readViolation).filter((each) => each !== undefined);
  const ofNetwork = limitOfNetwork(rateLimits.policyReports, network);
  if (violations.length > 0 && !(await countWithinLimit(firestore, ofNetwork))) {
    warnRarely('Reports of the Content-Security-Policy were dropped: too many in this minute');
    return;
  }
  for (const { violation, times } of tally(violations)) {
    const limit = rateLimits.newPolicyReports;
    const id = await keepReport(policyReports(firestore), violation, { times, limit, network });
    if (id) warn('A page broke the Content-Security-Policy', { id, times, ...violation });
    else warnRarely('Reports of the Content-Security-Policy were dropped: too many new today');
  }
}

/** The different violations, and how often each is there. */
function tally(violations: readonly PolicyViolation[]) {
  const tallied = new Map<string, { violation: PolicyViolation; times: number }>();
  for (const violation of violations) {
    const key = JSON.stringify(violation);
    tallied.set(key, { violation, times: (tallied.get(key)?.times ?? 0) + 1 });
  }
  return tallied.values();
}
