import type { ApiErrorBody } from '@dental-shop/domain/api/error';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 if there was no response. */
  readonly status: number;
  /** The server's stable error code, or `uncoded`, `network`, `timeout`, or `unexpected-answer`. */
  readonly code: string;
  readonly field: string | undefined;
  readonly retryAfterMs: number | undefined;

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
