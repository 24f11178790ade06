import { type PageErrorRequest, pageErrorRequest } from '@dental-shop/domain/api/page-errors';
import {
  type ReportedViolation,
  reportingApiRequest,
  violationReportRequest,
} from '@dental-shop/domain/api/policy-reports';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Request } from 'express';
import { parseInput, type Schema } from './parse-input.ts';

/**
 * The request's JSON, checked by a schema. The functions runtime keeps the body's bytes as `rawBody`;
 * `limit-body-size.ts` bounds them. Refuses with `invalid-input`.
 */
export function readBody<Output>(
  request: Request & { rawBody?: Buffer },
  schema: Schema<Output>,
): Output {
  return parseInput(schema, parseJson(request.rawBody ?? Buffer.alloc(0)));
}

/**
 * What browsers report of the Content-Security-Policy, in either of two forms, told by media type.
 * Neither is one that a page of another site may send without asking first (a CORS preflight), so
 * that other sites cannot have their visitors flood this address.
 */
export function readPolicyReports(request: Request): ReportedViolation[] {
  if (request.is('application/csp-report')) return readBody(request, violationReportRequest);
  if (request.is('application/reports+json')) return readBody(request, reportingApiRequest);
  throw new Refusal('invalid-input');
}

/**
 * What a page of the shop reports of an error in it. As JSON alone, by its media type, which a page
 * of another site may not send without asking first.
 */
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
