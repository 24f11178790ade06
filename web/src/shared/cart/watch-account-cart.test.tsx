import { maxCartWrites } from '@dental-shop/domain/cart/account-cart';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { publishSession } from '../session/session-store.ts';
import { cartStore } from './cart-store.ts';
import { flushCart } from './flush-cart.ts';
import { writeSyncedCart } from './synchronize-cart.ts';
import { watchAccountCart } from './watch-account-cart.ts';

const account = vi.hoisted(() => {
  const none = { lines: [] as string[], revision: '', count: 0 };
  const refusal = undefined as Error | undefined;
  return {
    stored: none,
    refusal,
    publish: () => undefined as unknown,
    delay: Promise.resolve(),
  };
});

vi.mock('../firestore/firestore.ts', () => ({ firestore: {} }));
vi.mock('../firestore/collections.ts', () => ({ carts: () => undefined }));
vi.mock('../session/firebase-authentication.ts', () => ({
  firebaseAuthentication: { authStateReady: async () => undefined, currentUser: { uid: 'ana' } },
}));
vi.mock('firebase/firestore', () => {
  const snapshot = () => ({ data: () => account.stored });
  return {
    doc: () => undefined,
    serverTimestamp: () => 'now',
    increment: (by: number) => account.stored.count + by,
    onSnapshot: (_: unknown, next: (news: unknown) => void) => {
      account.publish = () => next(snapshot());
      return () => undefined;
    },
    runTransaction: async (_: unknown, work: (transaction: unknown) => Promise<unknown>) => {
      let sent = account.stored;
      const get = async () => snapshot();
      const result = await work({
        get,
        set: (_: unknown, to: object) => (sent = { ...sent, ...to }),
      });
      if (account.refusal) throw account.refusal;
      await account.delay;
      account.stored = sent;
      return result;
    },
  };
});

const drill = { SKU: 'HD55S', Name: 'Drill', Price: '$91.00', 'thumbnail Photo Name': '' };
const itemsOf = async () => () => drill;
let stop = () => undefined as unknown;

beforeEach(() => {
  // happy-dom doesn't have the Web Locks API.
  const locks = { request: (_: string, work: () => Promise<void>) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  localStorage.clear();
  publishSession({ status: 'signed-in', user: { uid: 'ana', email: 'ana@example.com' } });
  account.stored = { lines: [], revision: '', count: 1 };
  account.refusal = undefined;
});
afterEach(() => stop());

it('writes an item that is added while the carts are being merged', async () => {
  writeSyncedCart({ uid: 'ana', lines: [], revision: '' });
  cartStore.replace([{ ...drill, quantity: 1 }]);
  let resume = () => undefined as unknown;
  account.delay = new Promise((resolve) => {
    resume = resolve as typeof resume;
  });
  stop = watchAccountCart('ana', itemsOf);
  account.publish();
  await vi.waitFor(() => expect(localStorage.getItem('cartKept')).toContain('"sent"'));
  cartStore.add(drill);
  resume();
  await vi.waitFor(() => expect(account.stored.lines).toEqual(['HD55S 2']), { timeout: 3_000 });
  expect(cartStore.read()).toMatchObject([{ SKU: 'HD55S', quantity: 2 }]);
});

it("doesn't copy items from an expired session to the next account's cart", async () => {
  writeSyncedCart({ uid: 'ben', lines: ['HC41 2'], revision: 'r1' });
  const cap = { ...drill, SKU: 'HC41' };
  cartStore.replace([
    { ...cap, quantity: 2 },
    { ...drill, quantity: 1 },
  ]);
  stop = watchAccountCart('ana', itemsOf);
  account.publish();
  await vi.waitFor(() => expect(account.stored.lines).toEqual(['HD55S 1']));
  await vi.waitFor(() => expect(cartStore.read()).toMatchObject([{ SKU: 'HD55S', quantity: 1 }]));
});

it('writes the last change immediately on a flush', async () => {
  stop = watchAccountCart('ana', itemsOf);
  cartStore.replace([{ ...drill, quantity: 2 }]);
  await flushCart();
  expect(account.stored.lines).toEqual(['HD55S 2']);
  cartStore.replace([]);
  await flushCart();
  expect(account.stored.lines).toEqual([]);
  stop();
  cartStore.replace([{ ...drill, quantity: 1 }]);
  await flushCart();
  expect(account.stored.lines).toEqual([]);
});

it('counts each write', async () => {
  stop = watchAccountCart('ana', itemsOf);
  cartStore.replace([{ ...drill, quantity: 2 }]);
  await flushCart();
  expect(account.stored).toMatchObject({ lines: ['HD55S 2'], count: 2 });
});

it.each([
  ['retries later if the limit of writes per hour is reached', maxCartWrites, 1, ['HD55S 2']],
  ['retries later if another device wrote first', 3, 1, ['HD55S 2']],
  ["gives up if the account can't store a cart", 3, 3, []],
])('%s', async (_, count, attempts, lines) => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => {
    vi.useRealTimers();
    warn.mockRestore();
  });
  account.stored = { lines: [], revision: '', count };
  account.refusal = new FirebaseError('permission-denied', 'Refused.');
  stop = watchAccountCart('ana', itemsOf);
  cartStore.replace([{ ...drill, quantity: 2 }]);
  account.publish();
  await vi.advanceTimersByTimeAsync((attempts - 1) * 5_000);
  expect(warn).toHaveBeenCalledTimes(attempts);
  account.refusal = undefined;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(account.stored.lines).toEqual(lines);
});
