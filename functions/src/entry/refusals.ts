import { type ApiErrorBody, type ApiErrorCode, apiErrors } from '@dental-shop/domain/api/error';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { error as logError } from 'firebase-functions/logger';
import Stripe from 'stripe';
import { describeError } from '../platform/log.ts';

/**
 * An answer that is no success. `field` names the input that was wrong, as `address.zipCode`;
 * `facts` are what callers of callables learn besides the code.
 */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly field: string | undefined;
  readonly facts: Readonly<Record<string, string | null>>;

  constructor(
    code: ApiErrorCode,
    field?: string,
    facts: Readonly<Record<string, string | null>> = {},
  ) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.field = field;
    this.facts = facts;
  }
}

export function sendError(response: Response, { code, field }: ApiError): void {
  const { status, error } = apiErrors[code];
  const body: ApiErrorBody = { error, code, ...(field === undefined ? {} : { field }) };
  if (status === 401) response.set('WWW-Authenticate', 'Bearer');
  response.status(status).json(body);
}

/** What the caller is told of a failure that was not foreseen where it happened. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof Stripe.errors.StripeRateLimitError) return new ApiError('too-many-requests');
  if (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    // The same request is still being worked on.
    error instanceof Stripe.errors.StripeIdempotencyError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  ) {
    return new ApiError('payment-unavailable');
  }
  // Express refuses a path parameter that is not valid percent-encoding.
  if (error instanceof URIError) return new ApiError('not-found');
  return new ApiError('internal');
}

export const answerNotFound: RequestHandler = (_request, response) => {
  sendError(response, new ApiError('not-found'));
};

// Express tells an error handler from others by its four parameters.
export const answerError: ErrorRequestHandler = (error, request, response, _next) => {
  const answer = toApiError(error);
  // What the caller did wrong is told to the caller; the log is for what went wrong here.
  if (!(error instanceof ApiError) && answer.code !== 'not-found') {
    logError('A request failed', {
      method: request.method,
      path: request.path,
      code: answer.code,
      error: describeError(error),
    });
  }
  sendError(response, answer);
};
