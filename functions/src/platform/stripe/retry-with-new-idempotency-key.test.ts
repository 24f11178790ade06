import Stripe from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { createIdempotently } from './retry-with-new-idempotency-key.ts';

const { StripeAPIError, StripeConnectionError, StripeIdempotencyError } = Stripe.errors;

const failure = (replayed: boolean) =>
  new StripeAPIError({
    type: 'api_error',
    message: 'Broken',
    headers: replayed ? { 'idempotent-replayed': 'true' } : {},
  });
const nothing = async () => undefined;

describe('createIdempotently', () => {
  it('retries with a new key if Stripe replays a failure and created nothing', async () => {
    const create = vi.fn(async (key: string) => {
      if (key === 'refund:1') throw failure(true);
      return key;
    });
    expect(await createIdempotently({ key: 'refund:1', create, find: nothing })).toBe('refund:1:2');
  });

  it('returns an object that was created despite the failure', async () => {
    const create = vi.fn(async () => Promise.reject(failure(true)));
    expect(await createIdempotently({ key: 'refund:1', create, find: async () => 'made' })).toBe(
      'made',
    );
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('gives up after three keys', async () => {
    const create = vi.fn(async () => Promise.reject(failure(true)));
    await expect(createIdempotently({ key: 'refund:1', create, find: nothing })).rejects.toThrow(
      'Broken',
    );
    expect(create).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['an error that is not replayed', failure(false)],
    ['a network error', new StripeConnectionError({ type: 'api_error', message: 'Cut' })],
    [
      'a conflict with a request in progress',
      new StripeIdempotencyError({ type: 'idempotency_error', message: 'Used', statusCode: 409 }),
    ],
  ])('rethrows %s without trying a new key', async (_, error) => {
    const create = vi.fn(async () => Promise.reject(error));
    const find = vi.fn(nothing);
    await expect(createIdempotently({ key: 'refund:1', create, find })).rejects.toBe(error);
    expect(create).toHaveBeenCalledTimes(1);
    expect(find).not.toHaveBeenCalled();
  });

  it('never creates a second object if the parameters changed', async () => {
    const error = new StripeIdempotencyError({
      type: 'idempotency_error',
      message: 'Other parameters',
      statusCode: 400,
    });
    const create = vi.fn(async () => Promise.reject(error));
    await expect(createIdempotently({ key: 'refund:1', create, find: nothing })).rejects.toBe(
      error,
    );
    expect(await createIdempotently({ key: 'refund:1', create, find: async () => 'made' })).toBe(
      'made',
    );
    expect(create).toHaveBeenCalledTimes(2);
  });
});
