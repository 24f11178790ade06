import { ApiError } from '../api/api-error.ts';

const defaultMinutes = 1;

const minuteMs = 60_000;

export function waitMinutes(error: unknown): number {
  const retryAfterMs =
    error instanceof ApiError ? error.retryAfterMs : retryAfterFromDetails(error);
  return retryAfterMs === undefined
    ? defaultMinutes
    : Math.max(Math.ceil(retryAfterMs / minuteMs), 1);
}

function retryAfterFromDetails(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('details' in error)) return undefined;
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('retryAfterMs' in details)) {
    return undefined;
  }
  return typeof details.retryAfterMs === 'number' ? details.retryAfterMs : undefined;
}
