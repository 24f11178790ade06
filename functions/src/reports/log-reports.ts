import type { PageErrorRequest } from '@dental-shop/domain/api/page-errors';
import type { ReportedViolation } from '@dental-shop/domain/api/policy-reports';
import type { Firestore } from 'firebase-admin/firestore';
import { write } from 'firebase-functions/logger';
import {
  countWithinLimit,
  type Limit,
  networkLimit,
  rateLimits,
} from '../platform/network/rate-limits.ts';
import { deployedRevision } from '../platform/parameters.ts';
import { redactPageError } from './redact-page-error.ts';
import { redactViolation } from './redact-violation.ts';

/**
 * See https://cloud.google.com/error-reporting/docs/formatting-error-messages. `message` must not
 * contain data from reports, because alerts and log sinks match on it and anyone can send reports.
 */
const reportedErrorEvent = () => ({
  '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
  serviceContext: { service: 'web', version: deployedRevision() },
});

/** Silently drops reports over the limits, because browsers don't retry. */
export async function logPageError(
  firestore: Firestore,
  report: PageErrorRequest,
  network: string | undefined,
): Promise<void> {
  const error = redactPageError(report);
  if (error === undefined) return;
  const { pageErrors, pageErrorsPerNetwork } = rateLimits;
  if (!(await mayLog(firestore, pageErrors, networkLimit(pageErrorsPerNetwork, network)))) return;
  write({
    severity: 'ERROR',
    message: 'Page error',
    // V8's format, which Error Reporting parses.
    stack_trace: `${error.message}\n    at ${error.page} (${error.source ?? '<anonymous>'})`,
    ...reportedErrorEvent(),
  });
}

export async function logPolicyViolations(
  firestore: Firestore,
  report: readonly ReportedViolation[],
  network: string | undefined,
): Promise<void> {
  const violations = report.map(redactViolation).filter((each) => each !== undefined);
  const distinct = new Map(violations.map((each) => [JSON.stringify(each), each]));
  if (distinct.size === 0) return;
  const { policyReports, policyReportsPerNetwork } = rateLimits;
  const ofNetwork = networkLimit(policyReportsPerNetwork, network);
  if (!(await mayLog(firestore, policyReports, ofNetwork))) return;
  for (const { directive, blocked, page, source, line } of distinct.values()) {
    write({
      severity: 'WARNING',
      message: 'Content-Security-Policy violation',
      // Without a stack trace, Error Reporting groups entries by message and function name.
      context: {
        reportLocation: {
          filePath: source ?? page,
          // Zero means unknown.
          lineNumber: line ?? 0,
          functionName: `${directive} ${blocked}`,
        },
      },
      page,
      ...reportedErrorEvent(),
    });
  }
}

/** The network's limit is checked first, so a single network can't use up the total. */
const mayLog = async (firestore: Firestore, total: Limit, ofNetwork: Limit) =>
  (await countWithinLimit(firestore, ofNetwork)) && countWithinLimit(firestore, total);
