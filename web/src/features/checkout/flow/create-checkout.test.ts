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

/** Runs the transaction, and then answers for the rules. */
function answers(...outcomes: (FirebaseError | Error | undefined)[]): void {
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
  answers(undefined);
  expect(await createCheckout('ana', items)).toBe('AbCdEfGhIjKlMnOpQrSt');
  expect(runTransaction).toHaveBeenCalledTimes(1);
});

it('tries again where another tab was counted in between, with the count as it is then', async () => {
  answers(denied(), denied(), undefined);
  await expect(createCheckout('ana', items)).resolves.toBe('AbCdEfGhIjKlMnOpQrSt');
  expect(runTransaction).toHaveBeenCalledTimes(3);
});

it('writes nothing again where it is there already and only the answer was lost', async () => {
  pace.checkoutId = 'AbCdEfGhIjKlMnOpQrSt';
  answers(undefined);
  expect(await createCheckout('ana', items)).toBe('AbCdEfGhIjKlMnOpQrSt');
  expect(set).not.toHaveBeenCalled();
});

it.each([
  ['who is not approved', 1, 'not-approved'],
  ['who has created too many', 30, 'too-many-checkouts'],
])('tells of a refusal for good, of somebody %s', async (_, count, code) => {
  pace.count = count;
  answers(denied());
  await expect(createCheckout('ana', items)).rejects.toMatchObject({ code });
  expect(runTransaction).toHaveBeenCalledTimes(3);
});

it.each([
  ['of Firestore', new FirebaseError('unavailable', 'The service is unavailable.')],
  ['that is none of Firebase', new TypeError('Broken')],
])('does not try again after an error %s', async (_, error) => {
  answers(error);
  await expect(createCheckout('ana', items)).rejects.toMatchObject({
    code: 'payment-unavailable',
    cause: error,
  });
  expect(runTransaction).toHaveBeenCalledTimes(1);
});

it('does not wait for ever for a database that does not answer', async () => {
  vi.useFakeTimers();
  runTransaction.mockReturnValue(new Promise(() => undefined));
  const created = expect(createCheckout('ana', items)).rejects.toMatchObject({
    code: 'payment-unavailable',
  });
  await vi.advanceTimersByTimeAsync(20_000);
  await created;
});
