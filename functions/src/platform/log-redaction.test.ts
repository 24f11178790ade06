import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { describeError } from './log-redaction.ts';

describe('describeError', () => {
  it('keeps the name, message, code, and cause', () => {
    const cause = new Error('the cause');
    const error = Object.assign(new Error('refused', { cause }), { code: 'auth/internal-error' });
    expect(describeError(error)).toMatchObject({
      name: 'Error',
      message: 'refused',
      code: 'auth/internal-error',
      cause: { message: 'the cause' },
    });
  });

  it('omits the request and its headers', () => {
    const error = new Stripe.errors.StripeAPIError({
      message: 'broken',
      type: 'api_error',
      headers: { authorization: 'Bearer sk_live_x' },
    });
    expect(JSON.stringify(describeError(error))).not.toContain('sk_live_x');
  });

  it.each([
    [
      "Can't send mail - all recipients were rejected: 550 <ana.o'hara+shop@mail.example.com>",
      'ana',
    ],
    ['Invalid customer: Dr_Ana@example.co.uk.', 'Ana@'],
    ['Decoding failed: eyJhbGciOiJub25lIn0.eyJ1aWQiOiJhbmEifQ.', 'eyJ'],
    ['No such intent: pi_1_secret_abc123', 'abc123'],
    ['Invalid API Key provided: sk_test_51abc', '51abc'],
  ])('masks personal data and credentials: %s', (message, secret) => {
    const error = new Error('outer', { cause: new Error(message) });
    const text = JSON.stringify([describeError(error), describeError(message)]);
    expect(text).not.toContain(secret);
    expect(text).toContain(message.slice(0, 12));
  });

  it('keeps IDs, package names, and file paths', () => {
    const text = 'orders/4hT2 of pi_3X at file:///w/node_modules/@google-cloud/firestore/a.js:1:2';
    expect(describeError(text)).toEqual({ message: text });
  });

  it('accepts a value that is not an error', () => {
    expect(describeError('text')).toEqual({ message: 'text' });
  });
});
