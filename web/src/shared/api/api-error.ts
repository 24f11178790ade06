import type { ApiErrorBody } from '@dental-shop/domain/api/error';

/** Why a request to the shop's backend failed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The server's stable code; `uncoded` if it has none; `network`, `timeout` or `unexpected-answer`. */
  readonly code: string;
  /** The input that was wrong, where the server names it. */
  readonly field: string | undefined;
  /** How long to wait before the next attempt, where the server says so. */
  readonly retryAfterMs: number | undefined;

  /** `error` is the sentence for the user. */
  constructor(
    status: number,
    { code, error, field }: ApiErrorBody,
    { retryAfterMs, ...options }: ErrorOptions & { retryAfterMs?: number | undefined } = {},
  ) {
    super(error, options);
    this.retryAfterMs = retryAfterMs;
    this.status = status;
    this.code = code;
    this.field = field;
  }
}
