import type { ReportedViolation } from '@dental-shop/domain/api/policy-reports';
import type { PolicyViolation } from '@dental-shop/domain/policy-report/policy-report';
import type { Firestore } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { policyReports } from '../../platform/firestore/staff.ts';
import { countWithinLimit, rateLimits } from '../../platform/rate-limits.ts';
import { warnRarely } from '../../platform/warn-rarely.ts';
import { keepReport } from '../keep-report.ts';
import { readViolation } from './read-violation.ts';

/**
 * Keeps what browsers report of the shop's Content-Security-Policy. Anybody can send such a report,
 * so little of it is believed and less is kept. What is too much is dropped and not refused: a
 * browser can do nothing about it.
 */
export async function receivePolicyReports(
  firestore: Firestore,
  reported: readonly ReportedViolation[],
): Promise<void> {
  const violations = reported.map(readViolation).filter((each) => each !== undefined);
  if (violations.length > 0 && !(await countWithinLimit(firestore, rateLimits.policyReports))) {
    warnRarely('Reports of the Content-Security-Policy were dropped: too many in this minute');
    return;
  }
  for (const { violation, times } of tally(violations)) {
    const limit = rateLimits.newPolicyReports;
    const id = await keepReport(policyReports(firestore), violation, { times, limit });
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
