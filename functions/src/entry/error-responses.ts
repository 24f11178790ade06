import type { ServerResponse } from 'node:http';
import type { ApiErrorBody } from '@dental-shop/domain/api/error';
import { checkoutHeader } from '@dental-shop/domain/api/paths';
import { checkoutId } from '@dental-shop/domain/api/payment';
import {
  Refusal,
  type RefusalCode,
  refusalSentences,
  refusalStatuses,
} from '@dental-shop/domain/refusal/refusal';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/https';
import { info, error as logError } from 'firebase-functions/logger';
import Stripe from 'stripe';
import { describeError } from '../platform/log-redaction.ts';

const callableCodes: Record<(typeof refusalStatuses)[RefusalCode], FunctionsErrorCode> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'failed-precondition',
  413: 'invalid-argument',
  415: 'invalid-argument',
  429: 'resource-exhausted',
  500: 'internal',
  502: 'unavailable',
};

export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof Stripe.errors.StripeRateLimitError) return new Refusal('too-many-requests');
  if (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    // An identical request is still in progress.
    error instanceof Stripe.errors.StripeIdempotencyError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  ) {
    return new Refusal('payment-unavailable');
  }
  // Express throws this for a path parameter with invalid percent-encoding.
  if (error instanceof URIError) return new Refusal('not-found');
  return new Refusal('internal');
}

const defaultRetryAfterMs = 60_000;

export function sendRefusal(response: ServerResponse, { code, details }: Refusal): void {
  const { field, retryAfterMs = defaultRetryAfterMs } = details;
  const body: ApiErrorBody = { error: refusalSentences[code], code, ...(field ? { field } : {}) };
  const status = refusalStatuses[code];
  if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  if (status === 429) response.setHeader('Retry-After', String(Math.ceil(retryAfterMs / 1000)));
  sendJson(response, status, body);
}

export function sendCallableRefusal(response: ServerResponse, refusal: Refusal): void {
  sendJson(response, refusalStatuses[refusal.code], { error: callableError(refusal).toJSON() });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}

export function callableError({ code, details }: Refusal): HttpsError {
  return new HttpsError(callableCodes[refusalStatuses[code]], refusalSentences[code], {
    ...details,
    code,
  });
}

export const notFoundHandler: RequestHandler = (_request, response) => {
  sendRefusal(response, new Refusal('not-found'));
};

export function purchaseContext(header: string | undefined): { checkoutId: string } | undefined {
  const { success, data } = checkoutId.safeParse(header);
  return success ? { checkoutId: data } : undefined;
}

// Express recognizes error handlers by their four parameters.
export const errorHandler: ErrorRequestHandler = (error, request, response, _next) => {
  const refusal = toRefusal(error);
  const purchase = purchaseContext(request.get(checkoutHeader));
  if (!(error instanceof Refusal) && refusal.code !== 'not-found') {
    logError('Request failed', {
      method: request.method,
      path: request.path,
      code: refusal.code,
      ...purchase,
      error: describeError(error),
    });
  } else if (purchase) {
    info('Purchase rejected', { ...purchase, path: request.path, code: refusal.code });
  }
  sendRefusal(response, refusal);
};
