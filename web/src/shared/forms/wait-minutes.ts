import { ApiError } from '../api/api-error.ts';

/** Used if the server sends no retry time. */
const usualMinutes = 1;

const minuteMs = 60_000;

/** Minutes until a throttled request may be retried, rounded up. Reads an `ApiError` or a callable's error details. */
export function waitMinutes(error: unknown): number {
  const retryAfterMs = error instanceof ApiError ? error.retryAfterMs : inDetailsOf(error);
  return retryAfterMs === undefined
    ? usualMinutes
    : Math.max(Math.ceil(retryAfterMs / minuteMs), 1);
}

function inDetailsOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('details' in error)) return undefined;
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('retryAfterMs' in details)) {
    return undefined;
  }
  return typeof details.retryAfterMs === 'number' ? details.retryAfterMs : undefined;
}
