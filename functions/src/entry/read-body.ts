import { type PageErrorRequest, pageErrorRequest } from '@dental-shop/domain/api/page-errors';
import {
  type ReportedViolation,
  reportingApiRequest,
  violationReportRequest,
} from '@dental-shop/domain/api/policy-reports';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Request } from 'express';
import { parseInput, type Schema } from './parse-input.ts';

/** `limit-body-size.ts` limits the size of `rawBody`. */
export function readBody<Output>(
  request: Request & { rawBody?: Buffer },
  schema: Schema<Output>,
): Output {
  return parseInput(schema, parseJson(request.rawBody ?? Buffer.alloc(0)));
}

/** Other sites can't make visitors send these media types without a CORS preflight. */
export function readPolicyReports(request: Request): ReportedViolation[] {
  if (request.is('application/csp-report')) return readBody(request, violationReportRequest);
  if (request.is('application/reports+json')) return readBody(request, reportingApiRequest);
  throw new Refusal('invalid-input');
}

/** JSON only, because other sites can't send it without a CORS preflight. */
export function readOwnReport(request: Request): PageErrorRequest {
  if (!request.is('application/json')) throw new Refusal('invalid-input');
  return readBody(request, pageErrorRequest);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal('invalid-input');
  }
}
