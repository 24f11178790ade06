import { checkoutHeader } from '@dental-shop/domain/api/paths';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import express from 'express';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { serve } from '../platform/test-server.ts';
import { callableError, errorHandler, purchaseContext } from './error-responses.ts';

async function responseTo(error: unknown) {
  const app = express();
  app.get('/', async () => {
    throw error;
  });
  app.use(errorHandler);
  const response = await fetch(await serve(app));
  const { status, headers } = response;
  return { status, headers, body: await response.json() };
}

const { errors } = Stripe;

describe('errorHandler', () => {
  it('names the invalid field', async () => {
    const error = new Refusal('invalid-input', { field: 'address.zipCode' });
    expect(await responseTo(error)).toMatchObject({
      status: 400,
      body: {
        error: 'Check what you entered and try again.',
        code: 'invalid-input',
        field: 'address.zipCode',
      },
    });
  });

  it.each([
    [new errors.StripeConnectionError({ message: 'refused', type: 'api_error' }), 502],
    [new errors.StripeAPIError({ message: 'broken', type: 'api_error' }), 502],
    [new errors.StripeAuthenticationError({ message: 'key', type: 'api_error' }), 502],
    [new errors.StripeRateLimitError({ message: 'slow', type: 'api_error' }), 429],
    [new errors.StripeInvalidRequestError({ message: 'x', type: 'invalid_request_error' }), 500],
    [new Error('anything'), 500],
    ['text', 500],
  ])('responds to %s with %d', async (error, status) => {
    expect((await responseTo(error)).status).toBe(status);
  });

  it.each([
    [{ retryAfterMs: 1500 }, '2'],
    [{ retryAfterMs: 3_600_000 }, '3600'],
    [{}, '60'],
  ])('sends Retry-After in whole seconds for %j', async (facts, expected) => {
    const { status, headers } = await responseTo(new Refusal('too-many-requests', facts));
    expect([status, headers.get('retry-after')]).toEqual([429, expected]);
  });

  it.each([
    ['sign-in-required', 'Bearer', null],
    ['too-many-requests', null, '60'],
    ['staff-only', null, null],
  ] as const)(
    'for %s, sends WWW-Authenticate: %s and Retry-After: %s',
    async (code, scheme, wait) => {
      const { headers } = await responseTo(new Refusal(code));
      expect(headers.get('www-authenticate')).toBe(scheme);
      expect(headers.get('retry-after')).toBe(wait);
    },
  );

  it("doesn't reveal internal errors", async () => {
    const { body } = await responseTo(new Error('secret place'));
    expect(JSON.stringify(body)).not.toContain('secret place');
  });
});

describe('error logging', () => {
  const log = { info: vi.fn(), error: vi.fn() };
  let logging: typeof import('./error-responses.ts').errorHandler;
  let ReimportedRefusal: typeof Refusal;
  const purchase = { checkoutId: 'Jk3Zb1xQ9dPq4hT2aB0c' };

  async function logOf(error: unknown, headers: Record<string, string> = {}) {
    const app = express();
    app.get('/orders', async () => {
      throw error;
    });
    app.use(logging);
    await fetch(`${await serve(app)}/orders`, { headers });
    return { infos: log.info.mock.calls, errors: log.error.mock.calls };
  }
  const checkoutHeaders = { [checkoutHeader]: purchase.checkoutId };

  beforeAll(async () => {
    // Other tests in this process have already imported the module with the real logger.
    vi.resetModules();
    vi.doMock('firebase-functions/logger', () => log);
    ({ errorHandler: logging } = await import('./error-responses.ts'));
    ({ Refusal: ReimportedRefusal } = await import('@dental-shop/domain/refusal/refusal'));
  });

  afterEach(() => vi.clearAllMocks());

  afterAll(() => {
    vi.doUnmock('firebase-functions/logger');
    vi.resetModules();
  });

  it('logs an internal error with its stack', async () => {
    const { infos, errors } = await logOf(new TypeError('no such field'));
    const error = { name: 'TypeError', message: 'no such field', stack: expect.any(String) };
    const request = { method: 'GET', path: '/orders', code: 'internal' };
    expect(errors).toStrictEqual([['Request failed', { ...request, error }]]);
    expect(infos).toEqual([]);
  });

  it('includes the checkout ID if a payment request fails', async () => {
    const failure = new Stripe.errors.StripeAPIError({ message: 'broken', type: 'api_error' });
    const { infos, errors } = await logOf(failure, checkoutHeaders);
    const logged = { ...purchase, code: 'payment-unavailable' };
    expect(errors).toEqual([['Request failed', expect.objectContaining(logged)]]);
    expect(infos).toEqual([]);
  });

  it("doesn't log client errors", async () => {
    expect(await logOf(new ReimportedRefusal('invalid-input'))).toEqual({ infos: [], errors: [] });
    expect(await logOf(new URIError('malformed'))).toEqual({ infos: [], errors: [] });
  });

  it('logs the path and error code of a rejected checkout', async () => {
    const { infos, errors } = await logOf(new ReimportedRefusal('already-paid'), checkoutHeaders);
    const refused = { ...purchase, path: '/orders', code: 'already-paid' };
    expect(infos).toEqual([['Purchase rejected', refused]]);
    expect(errors).toEqual([]);
  });
});

describe('callableError', () => {
  it('returns the same message as the HTTP API, with the error code in the details', () => {
    const error = callableError(new Refusal('invalid-input', { field: 'items.0.sku' }));
    expect(error).toMatchObject({
      code: 'invalid-argument',
      message: 'Check what you entered and try again.',
      details: { code: 'invalid-input', field: 'items.0.sku' },
    });
  });

  it('includes additional data in the details', () => {
    const error = new Refusal('already-decided', { decidedBy: null });
    expect(callableError(error).details).toEqual({ code: 'already-decided', decidedBy: null });
  });

  it.each([
    ['sign-in-required', 'unauthenticated'],
    ['staff-only', 'permission-denied'],
    ['not-found', 'not-found'],
    ['already-paid', 'failed-precondition'],
    ['payload-too-large', 'invalid-argument'],
    ['unsupported-encoding', 'invalid-argument'],
    ['too-many-requests', 'resource-exhausted'],
    ['payment-unavailable', 'unavailable'],
    ['internal', 'internal'],
  ] as const)('maps %s to %s', (code, expected) => {
    expect(callableError(new Refusal(code))).toMatchObject({ code: expected, details: { code } });
  });
});

describe('purchaseContext', () => {
  it('returns the checkout ID', () => {
    expect(purchaseContext('Jk3Zb1xQ9dPq4hT2aB0c')).toEqual({ checkoutId: 'Jk3Zb1xQ9dPq4hT2aB0c' });
  });

  it.each([undefined, '', 'short', 'Jk3Zb1xQ9dPq4hT2aB0c\n{"severity":"ERROR"}', 'x'.repeat(21)])(
    'returns undefined for %j',
    (header) => {
      expect(purchaseContext(header)).toBeUndefined();
    },
  );
});
