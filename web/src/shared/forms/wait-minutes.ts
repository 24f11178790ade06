import { ApiError } from '../api/api-error.ts';

/** What a sentence says where the backend did not say when to come back. */
const usualMinutes = 1;

const minuteMs = 60_000;

/**
 * After how many whole minutes what was refused for coming too often has a chance again, by the
 * backend's own word: in an `ApiError`, or in the details of a callable's refusal.
 */
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
