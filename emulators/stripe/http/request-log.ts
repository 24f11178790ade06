import type { NextFunction, Request, Response } from 'express';

/** Excludes parameters, keys, and card data. */
export interface LoggedRequest {
  /** In ms since the epoch. */
  at: number;
  method: string;
  /** Without the query, which may contain a client secret. */
  path: string;
  status: number | null;
  ms: number;
  requestId: string;
  idempotencyKey: string | null;
  replayed: boolean;
  error: string | null;
}

const maxRequests = 200;

export class RequestLog {
  readonly entries: LoggedRequest[] = [];

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
