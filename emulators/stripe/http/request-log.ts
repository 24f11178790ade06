import type { NextFunction, Request, Response } from 'express';

/** Excludes parameters, keys, and card data. */
export interface LoggedRequest {
  /** In ms since the epoch. */
  at: number;
  method: string;
  /** Without the query, which may contain a client secret. */
  path: string;
  /** Null if the connection closed before a response. */
  status: number | null;
  ms: number;
  requestId: string;
  idempotencyKey: string | null;
  replayed: boolean;
  /** Error code, or type if there's no code. */
  error: string | null;
}

const maxRequests = 200;

/** In memory only, newest first. */
export class RequestLog {
  readonly entries: LoggedRequest[] = [];

  /** Also logs requests whose response couldn't be sent. */
  readonly record = (request: Request, response: Response, next: NextFunction): void => {
    const at = Date.now();
    const began = performance.now();
    response.once('close', () => {
      const error: unknown = response.locals.error;
      this.entries.unshift({
        at,
        method: request.method,
        path: request.originalUrl.split('?')[0] ?? '',
        status: response.writableFinished ? response.statusCode : null,
        ms: Math.round(performance.now() - began),
        requestId: String(response.get('request-id') ?? ''),
        idempotencyKey: request.get('idempotency-key') ?? null,
        replayed: response.get('idempotent-replayed') === 'true',
        error: typeof error === 'string' ? error : null,
      });
      this.entries.length = Math.min(this.entries.length, maxRequests);
    });
    next();
  };
}
