import { describe, expect, it } from 'vitest';
import { callableError } from './callable-error.ts';
import { ApiError } from './refusals.ts';

describe('callableError', () => {
  it('says what the API would say, with the code that programs go by', () => {
    const error = callableError(new ApiError('invalid-input', 'items.0.sku'));
    expect(error).toMatchObject({
      code: 'invalid-argument',
      message: 'Please check what you entered and try again.',
      details: { code: 'invalid-input', field: 'items.0.sku' },
    });
  });

  it('tells what else the caller should know', () => {
    const error = new ApiError('already-decided', undefined, { decidedBy: null });
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
    expect(callableError(new ApiError(code))).toMatchObject({ code: expected, details: { code } });
  });
});
