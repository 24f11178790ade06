import type { NextFunction, Request, Response } from 'express';

/** What a developer may see of a request: no parameter, no key, nothing of a card. */
export interface LoggedRequest {
  /** In ms since the epoch. */
  at: number;
  method: string;
  /** Without the query, which may hold a client secret. */
  path: string;
  /** null when the connection was cut before an answer. */
  status: number | null;
  ms: number;
  requestId: string;
  idempotencyKey: string | null;
  replayed: boolean;
  /** Code, or else type, of the error that was answered. */
  error: string | null;
}

const maxRequests = 200;

/** The last requests to the API. They are kept in memory only, newest first. */
export class RequestLog {
  readonly entries: LoggedRequest[] = [];

  /** Logs every request that passes when its answer is sent, or cannot be. */
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
