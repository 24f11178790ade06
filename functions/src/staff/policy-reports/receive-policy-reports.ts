import {
  type ReportedViolation,
  reportingApiRequest,
  violationReportRequest,
} from '@dental-shop/domain/api/policy-reports';
import type { PolicyViolation } from '@dental-shop/domain/policy-report/policy-report';
import type { Request, RequestHandler } from 'express';
import { warn } from 'firebase-functions/logger';
import { readBody } from '../../entry/read-body.ts';
import { ApiError } from '../../entry/refusals.ts';
import type { Services } from '../../entry/services.ts';
import { countWithin } from '../../platform/rate-limit.ts';
import { keepViolation } from './keep-violation.ts';
import { readViolation } from './read-violation.ts';

const minuteMs = 60 * 1000;

/** Of all browsers together: those who report have no name. A fault shows long before. */
const everybody = { name: 'policy-reports', most: 60, windowMs: minuteMs };

/**
 * Receives what browsers report of the shop's Content-Security-Policy, in both of their forms. Anybody
 * can send such a report, so little of it is believed and less is kept. What is too much is dropped
 * with the same answer: a browser can do nothing about it.
 */
export function receivePolicyReports({ firestore }: Pick<Services, 'firestore'>): RequestHandler {
  const sayDropped = oncePer(minuteMs);
  return async (request, response) => {
    const violations = readReports(request)
      .map(readViolation)
      .filter((each) => each !== undefined);
    if (violations.length > 0 && !(await countWithin(firestore, everybody))) {
      sayDropped('Reports of the Content-Security-Policy were dropped: too many in this minute');
    } else {
      for (const { violation, times } of tally(violations)) {
        const id = await keepViolation(firestore, violation, times);
        if (id) warn('A page broke the Content-Security-Policy', { id, times, ...violation });
        else sayDropped('Reports of the Content-Security-Policy were dropped: too many new today');
      }
    }
    response.status(204).end();
  };
}

/**
 * By the media types of the two forms. Neither is one that a page of another site may send without
 * asking first, so that other sites cannot have their visitors flood this address.
 */
function readReports(request: Request): ReportedViolation[] {
  if (request.is('application/csp-report')) return readBody(request, violationReportRequest);
  if (request.is('application/reports+json')) return readBody(request, reportingApiRequest);
  throw new ApiError('invalid-input');
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

/** Warns of each thing once in a span of time, on each instance: a flood must not fill the log too. */
function oncePer(spanMs: number): (message: string) => void {
  const said = new Map<string, number>();
  return (message) => {
    const span = Math.floor(Date.now() / spanMs);
    if (said.get(message) === span) return;
    said.set(message, span);
    warn(message);
  };
}
