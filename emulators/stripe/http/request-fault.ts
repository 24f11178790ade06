import { ApiError } from './api-error.ts';

/** 500 without the effect or, with it, kept under the idempotency key. */
export function serverError(): ApiError {
  const message = 'An unknown error occurred (a fault that was switched on).';
  return new ApiError(500, { type: 'api_error', message }, true);
}

/** 429: too many requests. */
export function rateLimited(): ApiError {
  const message = 'Request rate limit exceeded (a fault that was switched on).';
  return new ApiError(429, { type: 'invalid_request_error', code: 'rate_limit', message }, false);
}
