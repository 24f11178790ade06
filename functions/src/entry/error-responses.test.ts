import { checkoutHeader } from '@dental-shop/domain/api/paths';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import express from 'express';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { serve } from '../platform/test-server.ts';
import { callableError, errorHandler, purchaseContext } from './error-responses.ts';

async function answerTo(error: unknown) {
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
  it('names the field that was wrong', async () => {
    const error = new Refusal('invalid-input', { field: 'address.zipCode' });
    expect(await answerTo(error)).toMatchObject({
      status: 400,
      body: {
        error: 'Please check what you entered and try again.',
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
  ])('answers %s with %d', async (error, status) => {
    expect((await answerTo(error)).status).toBe(status);
  });

  it.each([
    [{ retryAfterMs: 1500 }, '2'],
    [{ retryAfterMs: 3_600_000 }, '3600'],
    [{}, '60'],
  ])('says in whole seconds when to come back: %j', async (facts, expected) => {
    const { status, headers } = await answerTo(new Refusal('too-many-requests', facts));
    expect([status, headers.get('retry-after')]).toEqual([429, expected]);
  });

  it.each([
    ['sign-in-required', 'Bearer', null],
    ['too-many-requests', null, '60'],
    ['staff-only', null, null],
  ] as const)('asks with %s for no more than the caller can give', async (code, scheme, wait) => {
    const { headers } = await answerTo(new Refusal(code));
    expect(headers.get('www-authenticate')).toBe(scheme);
    expect(headers.get('retry-after')).toBe(wait);
  });

  it('tells nobody what went wrong inside', async () => {
    const { body } = await answerTo(new Error('secret place'));
    expect(JSON.stringify(body)).not.toContain('secret place');
  });
});

describe('the log of an answer', () => {
  const log = { info: vi.fn(), error: vi.fn() };
  let logging: typeof import('./error-responses.ts').errorHandler;
  /** The class that the module loaded anew knows. */
  let Known: typeof Refusal;
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
  const ofPurchase = { [checkoutHeader]: purchase.checkoutId };

  beforeAll(async () => {
    // Other tests of this process have loaded the module with the real log.
    vi.resetModules();
    vi.doMock('firebase-functions/logger', () => log);
    ({ errorHandler: logging } = await import('./error-responses.ts'));
    ({ Refusal: Known } = await import('@dental-shop/domain/refusal/refusal'));
  });

  afterEach(() => vi.clearAllMocks());

  afterAll(() => {
    vi.doUnmock('firebase-functions/logger');
    vi.resetModules();
  });

  it('tells what went wrong here', async () => {
    const { infos, errors } = await logOf(new TypeError('no such field'));
    const error = { name: 'TypeError', message: 'no such field', stack: expect.any(String) };
    const request = { method: 'GET', path: '/orders', code: 'internal' };
    expect(errors).toStrictEqual([['A request failed', { ...request, error }]]);
    expect(infos).toEqual([]);
  });

  it('names the purchase that failed', async () => {
    const failure = new Stripe.errors.StripeAPIError({ message: 'broken', type: 'api_error' });
    const { infos, errors } = await logOf(failure, ofPurchase);
    const told = { ...purchase, code: 'payment-unavailable' };
    expect(errors).toEqual([['A request failed', expect.objectContaining(told)]]);
    expect(infos).toEqual([]);
  });

  it('has nothing of what the caller did wrong', async () => {
    expect(await logOf(new Known('invalid-input'))).toEqual({ infos: [], errors: [] });
    expect(await logOf(new URIError('malformed'))).toEqual({ infos: [], errors: [] });
  });

  it('tells where a purchase ended that was refused', async () => {
    const { infos, errors } = await logOf(new Known('already-paid'), ofPurchase);
    const refused = { ...purchase, path: '/orders', code: 'already-paid' };
    expect(infos).toEqual([['A purchase was refused', refused]]);
    expect(errors).toEqual([]);
  });
});

describe('callableError', () => {
  it('says what the API would say, with the code that programs go by', () => {
    const error = callableError(new Refusal('invalid-input', { field: 'items.0.sku' }));
    expect(error).toMatchObject({
      code: 'invalid-argument',
      message: 'Please check what you entered and try again.',
      details: { code: 'invalid-input', field: 'items.0.sku' },
    });
  });

  it('tells what else the caller should know', () => {
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
  ] as const)('answers %s with %s', (code, expected) => {
    expect(callableError(new Refusal(code))).toMatchObject({ code: expected, details: { code } });
  });
});

describe('the purchase that a request names', () => {
  it('is a checkout', () => {
    expect(purchaseContext('Jk3Zb1xQ9dPq4hT2aB0c')).toEqual({ checkoutId: 'Jk3Zb1xQ9dPq4hT2aB0c' });
  });

  it.each([undefined, '', 'short', 'Jk3Zb1xQ9dPq4hT2aB0c\n{"severity":"ERROR"}', 'x'.repeat(21)])(
    'is none for what no checkout is called: %j',
    (header) => {
      expect(purchaseContext(header)).toBeUndefined();
    },
  );
});
