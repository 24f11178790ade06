import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const nothing = { async *[Symbol.asyncIterator]() {} };
const foreign = { id: 'pi_1', status: 'succeeded', metadata: {} };
let listed: object[];
const stripe = {
  refunds: { list: () => nothing },
  charges: { list: () => nothing },
  disputes: { list: () => nothing },
  paymentIntents: {
    list: () => ({
      async *[Symbol.asyncIterator]() {
        yield* listed;
      },
    }),
  },
} as unknown as Stripe;

const add = vi.fn(() => Promise.resolve({ id: 'report' }));
const get = vi.fn(() => Promise.resolve({ data: () => undefined }));
const collection = () => ({ withConverter: () => ({ add, doc: () => ({ get }) }) });
const services = {
  firestore: { collection } as unknown as Firestore,
  stripe: () => stripe,
  officeEmail: () => 'office@example.com',
};

const error = vi.fn();
let reconcilePayments: typeof import('./reconcile-payments.ts').reconcilePayments;

beforeAll(async () => {
  // Other tests in this process have already imported the module with the real logger.
  vi.resetModules();
  vi.doMock('firebase-functions/logger', () => ({ info: vi.fn(), warn: vi.fn(), error }));
  ({ reconcilePayments } = await import('./reconcile-payments.ts'));
});
afterAll(() => {
  vi.doUnmock('firebase-functions/logger');
  vi.resetModules();
});
beforeEach(() => {
  vi.clearAllMocks();
  listed = [foreign];
});

it('stops when time runs out, logs an error, and still writes a report', async () => {
  await reconcilePayments(services, Date.now() - 1, []);
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ complete: false, looked: 0 }));
  expect(error.mock.calls).toEqual([['Ran out of time to reconcile all payments', { looked: 0 }]]);
});

it('logs no error if it compared all payments, and reports recounted orders', async () => {
  const recounted = [{ orderId: 'o1', changes: ['packed I4510: 2 → 1'] }];
  await reconcilePayments(services, Date.now() + 60_000, recounted);
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ complete: true, recounted }));
  expect(error).not.toHaveBeenCalled();
});

it('compares payments twenty at a time and reports all of them', async () => {
  const unpaid = (id: number) => ({
    id: `pi_${id}`,
    status: 'requires_payment_method',
    metadata: { checkoutId: String(id).padStart(20, '0'), uid: 'dentist' },
  });
  listed = Array.from({ length: 45 }, (_, id) => unpaid(id));
  let reading = 0;
  const concurrency: number[] = [];
  get.mockImplementation(async () => {
    concurrency.push(++reading);
    await new Promise(setImmediate);
    reading -= 1;
    return { data: () => undefined };
  });
  await reconcilePayments(services, Date.now() + 60_000, []);
  expect(Math.max(...concurrency)).toBe(20);
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ complete: true, looked: 45 }));
});
