import type { i18n } from 'i18next';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { publishSession } from '../../../shared/session/session-store.ts';
import { performEffect } from './checkout-effects.ts';
import { prepareCheckout } from './prepare-checkout.ts';

vi.mock('./prepare-checkout.ts', () => ({ prepareCheckout: vi.fn() }));

// Files share modules. The next file must not get the session that the last test left.
afterAll(() => {
  vi.resetModules();
});

const ada = { uid: 'ada', email: 'ada@example.com' };
const bob = { uid: 'bob', email: 'bob@example.com' };

/** Prepares Ada's checkout while `change` happens, and returns the types of the events that follow. */
async function prepareWhile(change: () => void): Promise<string[]> {
  let reject: (error: ApiError) => void = () => undefined;
  const response = new Promise<never>((_, fail) => {
    reject = fail;
  });
  vi.mocked(prepareCheckout).mockReturnValue(response);
  const send = vi.fn();
  const tools = { send, tasks: new Map(), i18n: { language: 'en' } as i18n, navigate: vi.fn() };
  performEffect({ type: 'prepare', user: ada, cart: [], checkout: undefined }, tools);
  await vi.waitFor(() => expect(prepareCheckout).toHaveBeenCalled());
  change();
  reject(new ApiError(409, { code: 'already-paid', error: '' }));
  await response.catch(() => undefined);
  await new Promise((resolve) => setImmediate(resolve));
  return send.mock.calls.map(([{ type }]) => type);
}

beforeEach(() => {
  vi.mocked(prepareCheckout).mockReset();
  publishSession({ status: 'signed-in', user: ada });
});

describe('a response that arrives late', () => {
  it("doesn't reach another account that has signed in on the page", async () => {
    const change = () => publishSession({ status: 'signed-in', user: bob });
    expect(await prepareWhile(change)).toEqual([]);
  });

  it.each([
    ['while the account is signed in', () => undefined],
    ['after sign-out', () => publishSession({ status: 'signed-out' })],
  ])('is shown %s', async (_, change) => {
    expect(await prepareWhile(change)).toEqual(['already-paid-found']);
  });
});
