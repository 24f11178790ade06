import type { NextFunction, Request, Response } from 'express';

/**
 * Pages of any origin may call the API, as with Stripe itself: what they may do is decided by key
 * and client secret, never by a cookie.
 */
export function allowAnyOrigin(request: Request, response: Response, next: NextFunction): void {
  response.set({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
    'access-control-expose-headers': 'request-id',
    'access-control-max-age': '300',
  });
  if (request.method === 'OPTIONS') response.status(204).end();
  else next();
}
