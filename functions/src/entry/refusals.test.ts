import express from 'express';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { serve } from '../platform/test-server.ts';
import { ApiError, answerError } from './refusals.ts';

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
    expect(await answerTo(new ApiError('invalid-input', 'address.zipCode'))).toEqual({
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

  it('tells nobody what went wrong inside', async () => {
    const { body } = await answerTo(new Error('secret place'));
    expect(JSON.stringify(body)).not.toContain('secret place');
  });
});
