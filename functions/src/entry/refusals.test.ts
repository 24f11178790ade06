import { Refusal } from '@dental-shop/domain/refusal/refusal';
import express from 'express';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { serve } from '../platform/test-server.ts';
import { answerError, callableError, purchaseOf } from './refusals.ts';

async function answerTo(error: unknown) {
  const app = express();
  app.get('/', async () => {
    throw error;
  });
  app.use(answerError);
  const response = await fetch(await serve(app));
  return { status: response.status, body: await response.json() };
}

const { errors } = Stripe;

describe('answerError', () => {
  it('names the field that was wrong', async () => {
    expect(await answerTo(new Refusal('invalid-input', { field: 'address.zipCode' }))).toEqual({
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
    const app = express();
    app.get('/', async () => {
      throw new Refusal('too-many-requests', facts);
    });
    app.use(answerError);
    const { status, headers } = await fetch(await serve(app));
    expect([status, headers.get('retry-after')]).toEqual([429, expected]);
  });

  it('tells nobody what went wrong inside', async () => {
    const { body } = await answerTo(new Error('secret place'));
    expect(JSON.stringify(body)).not.toContain('secret place');
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
    ['payment-unavailable', 'unavailable'],
    ['internal', 'internal'],
  ] as const)('answers %s with %s', (code, expected) => {
    expect(callableError(new Refusal(code))).toMatchObject({ code: expected, details: { code } });
  });
});

describe('the purchase that a request names', () => {
  it('is a checkout', () => {
    expect(purchaseOf('Jk3Zb1xQ9dPq4hT2aB0c')).toEqual({ checkoutId: 'Jk3Zb1xQ9dPq4hT2aB0c' });
  });

  it.each([undefined, '', 'short', 'Jk3Zb1xQ9dPq4hT2aB0c\n{"severity":"ERROR"}', 'x'.repeat(21)])(
    'is none for what no checkout is called: %j',
    (header) => {
      expect(purchaseOf(header)).toBeUndefined();
    },
  );
});
