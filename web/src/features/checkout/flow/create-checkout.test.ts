import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCheckout } from './create-checkout.ts';

const { runTransaction, pace } = vi.hoisted(() => ({
  runTransaction: vi.fn(),
  pace: { count: 1, checkoutId: 'earlier' },
}));
vi.mock('firebase/firestore', () => ({
  doc: () => ({ id: 'AbCdEfGhIjKlMnOpQrSt' }),
  runTransaction,
  serverTimestamp: () => 'now',
}));
vi.mock('../../../shared/firestore/firestore.ts', () => ({ firestore: {} }));
vi.mock('../../../shared/firestore/collections.ts', () => ({
  checkouts: () => 'checkouts',
  checkoutPace: () => 'checkoutPace',
}));
vi.mock('../../../shared/approval/approved-claim.ts', () => ({ waitForApprovedClaim: vi.fn() }));
vi.mock('../../../shared/session/firebase-authentication.ts', () => ({
  firebaseAuthentication: { authStateReady: async () => undefined, currentUser: null },
}));

const set = vi.fn();
const items = [{ sku: 'I3006', quantity: 1 }];
const denied = () => new FirebaseError('permission-denied', 'Missing or insufficient permissions.');

function mockOutcomes(...outcomes: (FirebaseError | Error | undefined)[]): void {
  runTransaction.mockImplementation(async (_firestore, work) => {
    const transaction = {
      get: async () => ({ data: () => ({ ...pace }) }),
      set,
    };
    set.mockReturnValue(transaction);
    await work(transaction);
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    if (outcome) throw outcome;
  });
}

beforeEach(() => {
  Object.assign(pace, { count: 1, checkoutId: 'earlier' });
  set.mockReset();
  runTransaction.mockReset();
});

afterEach(() => vi.useRealTimers());

it('creates the checkout in one attempt', async () => {
  mockOutcomes(undefined);
  expect(await createCheckout('ana', items)).toBe('AbCdEfGhIjKlMnOpQrSt');
  expect(runTransaction).toHaveBeenCalledTimes(1);
});

it('retries if another tab created a checkout in the meantime', async () => {
  mockOutcomes(denied(), denied(), undefined);
  await expect(createCheckout('ana', items)).resolves.toBe('AbCdEfGhIjKlMnOpQrSt');
  expect(runTransaction).toHaveBeenCalledTimes(3);
});

it("doesn't write again if only the response to the first attempt was lost", async () => {
  pace.checkoutId = 'AbCdEfGhIjKlMnOpQrSt';
  mockOutcomes(undefined);
  expect(await createCheckout('ana', items)).toBe('AbCdEfGhIjKlMnOpQrSt');
  expect(set).not.toHaveBeenCalled();
});

it.each([
  ['a user who is not approved', 1, 'not-approved'],
  ['a user with too many checkouts', 30, 'too-many-checkouts'],
])('reports the reason after three failed attempts by %s', async (_, count, code) => {
  pace.count = count;
  mockOutcomes(denied());
  await expect(createCheckout('ana', items)).rejects.toMatchObject({ code });
  expect(runTransaction).toHaveBeenCalledTimes(3);
});

it.each([
  ['a Firestore error', new FirebaseError('unavailable', 'The service is unavailable.')],
  ['a non-Firebase error', new TypeError('Broken')],
])("doesn't retry after %s", async (_, error) => {
  mockOutcomes(error);
  await expect(createCheckout('ana', items)).rejects.toMatchObject({
    code: 'payment-unavailable',
    cause: error,
  });
  expect(runTransaction).toHaveBeenCalledTimes(1);
});

it("times out if the database doesn't respond", async () => {
  vi.useFakeTimers();
  runTransaction.mockReturnValue(new Promise(() => undefined));
  const created = expect(createCheckout('ana', items)).rejects.toMatchObject({
    code: 'payment-unavailable',
  });
  await vi.advanceTimersByTimeAsync(20_000);
  await created;
});
