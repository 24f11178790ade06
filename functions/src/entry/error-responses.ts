import type { ServerResponse } from 'node:http';
import type { ApiErrorBody } from '@dental-shop/domain/api/error';
import { checkoutHeader } from '@dental-shop/domain/api/paths';
import { checkoutId } from '@dental-shop/domain/api/payment';
import { Refusal, type RefusalCode, refusalSentences } from '@dental-shop/domain/refusal/refusal';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/https';
import { info, error as logError } from 'firebase-functions/logger';
import Stripe from 'stripe';
import { describeError } from '../platform/log-redaction.ts';

/** The HTTP status of each refusal. */
const statuses = {
  'sign-in-required': 401,
  'app-check-required': 401,
  'not-approved': 403,
  'not-your-account': 403,
  'not-registered': 403,
  'account-closed': 403,
  'staff-only': 403,
  'email-not-verified': 403,
  'second-factor-required': 403,
  'staff-session-ended': 401,
  'recent-sign-in-required': 403,
  'own-account': 403,
  'own-order': 403,
  'member-not-verified': 409,
  'invalid-input': 400,
  'unknown-product': 400,
  'not-purchasable': 400,
  'duplicate-item': 400,
  'amount-too-large': 400,
  'empty-cart': 400,
  'checkout-mismatch': 409,
  'already-registered': 409,
  'already-paid': 409,
  'payment-processing': 409,
  'paid-meanwhile': 409,
  'too-many-declines': 409,
  'payments-paused': 429,
  'already-decided': 409,
  'not-undoable': 409,
  'not-paid': 409,
  'already-refunded': 409,
  'refund-too-large': 409,
  'order-disputed': 409,
  'refund-refused': 409,
  'request-id-used': 409,
  'last-admin': 409,
  'staff-account': 409,
  'payment-unsettled': 409,
  'dispute-open': 409,
  'not-found': 404,
  'too-many-requests': 429,
  'payload-too-large': 413,
  'unsupported-encoding': 415,
  'payment-unavailable': 502,
  internal: 500,
} as const satisfies Record<RefusalCode, number>;

/** What a callable answers in place of an HTTP status. */
const callableCodes: Record<(typeof statuses)[RefusalCode], FunctionsErrorCode> = {
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

/** What the caller is told of any error; of an unforeseen one, nothing of what went wrong. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof Stripe.errors.StripeRateLimitError) return new Refusal('too-many-requests');
  if (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    // The same request is still being worked on.
    error instanceof Stripe.errors.StripeIdempotencyError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  ) {
    return new Refusal('payment-unavailable');
  }
  // Express throws it for a path parameter that is not valid percent-encoding.
  if (error instanceof URIError) return new Refusal('not-found');
  return new Refusal('internal');
}

/** Where nothing says when the next attempt has a chance. */
const usualWaitMs = 60_000;

export function sendRefusal(response: ServerResponse, { code, facts }: Refusal): void {
  const { field, retryAfterMs = usualWaitMs } = facts;
  const body: ApiErrorBody = { error: refusalSentences[code], code, ...(field ? { field } : {}) };
  const status = statuses[code];
  if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  if (status === 429) response.setHeader('Retry-After', String(Math.ceil(retryAfterMs / 1000)));
  sendJson(response, status, body);
}

/** Sends what a callable function responds with when it throws `callableError`. */
export function sendCallableRefusal(response: ServerResponse, refusal: Refusal): void {
  sendJson(response, statuses[refusal.code], { error: callableError(refusal).toJSON() });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}

/** A refusal as callables tell it: the same sentence and code, with all the facts. */
export function callableError({ code, facts }: Refusal): HttpsError {
  return new HttpsError(callableCodes[statuses[code]], refusalSentences[code], { ...facts, code });
}

export const answerNotFound: RequestHandler = (_request, response) => {
  sendRefusal(response, new Refusal('not-found'));
};

/** The purchase that a request names in its header; undefined where it names none of the shop's. */
export function purchaseOf(header: string | undefined): { checkoutId: string } | undefined {
  const { success, data } = checkoutId.safeParse(header);
  return success ? { checkoutId: data } : undefined;
}

// Express tells an error handler from others by its four parameters.
export const answerError: ErrorRequestHandler = (error, request, response, _next) => {
  const refusal = refusalOf(error);
  const purchase = purchaseOf(request.get(checkoutHeader));
  // What the caller did wrong is told to the caller; the log is for what went wrong here.
  if (!(error instanceof Refusal) && refusal.code !== 'not-found') {
    logError('A request failed', {
      method: request.method,
      path: request.path,
      code: refusal.code,
      ...purchase,
      error: describeError(error),
    });
  } else if (purchase) {
    // Whoever follows one purchase through the log must see where it ended.
    info('A purchase was refused', { ...purchase, path: request.path, code: refusal.code });
  }
  sendRefusal(response, refusal);
};
