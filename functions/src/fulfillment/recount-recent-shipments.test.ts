import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const shipment = (orderId: string) => ({
  id: orderId,
  data: () => ({
    ...{ kind: 'order', state: 'held', orderId, rmaNumber: null },
    lines: [{ sku: 'I4510', name: 'Implant', quantity: 1, lot: 'A1', expiry: null }],
  }),
});

const order = (packed: number) => ({
  paymentIntentId: 'pi_1',
  items: [],
  packed: { I4510: packed },
});

let stored: Record<string, object>;
let list: () => Promise<object>;
const runTransaction = vi.fn();

const query = (name: string) => ({
  withConverter: () => query(name),
  where: () => query(name),
  orderBy: () => query(name),
  limit: () => query(name),
  get: () => list(),
  doc: (id: string) => ({ get: async () => ({ data: () => stored[`${name}/${id}`] }) }),
});
const firestore = { collection: query, runTransaction } as unknown as Firestore;

const error = vi.fn();
const warn = vi.fn();
let recountRecentShipments: typeof import('./recount-recent-shipments.ts').recountRecentShipments;

beforeAll(async () => {
  // Other tests in this process have already imported the module with the real logger.
  vi.resetModules();
  vi.doMock('firebase-functions/logger', () => ({ info: vi.fn(), warn, error }));
  ({ recountRecentShipments } = await import('./recount-recent-shipments.ts'));
});
afterAll(() => {
  vi.doUnmock('firebase-functions/logger');
  vi.resetModules();
});
beforeEach(() => {
  vi.clearAllMocks();
  list = async () => ({ docs: [shipment('right'), shipment('wrong')] });
  stored = Object.fromEntries(
    ['orders', 'orderRecords'].flatMap((name) => [
      [`${name}/right`, order(1)],
      [`${name}/wrong`, order(2)],
    ]),
  );
});

const soon = () => Date.now() + 60_000;

it('recounts only orders that differ from their recent shipments, and logs the repairs', async () => {
  runTransaction.mockResolvedValue(['packed I4510: 2 → 1']);
  const recounted = [{ orderId: 'wrong', changes: ['packed I4510: 2 → 1'] }];
  expect(await recountRecentShipments(firestore, soon())).toEqual(recounted);
  expect(runTransaction).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls).toEqual([
    ['Quantities differed from shipments and were repaired', { recounted }],
  ]);
});

it('reports nothing if older shipments explain the difference', async () => {
  runTransaction.mockResolvedValue([]);
  expect(await recountRecentShipments(firestore, soon())).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

it('continues after an order that cannot be recounted', async () => {
  list = async () => ({ docs: [shipment('wrong'), shipment('other')] });
  for (const name of ['orders', 'orderRecords']) stored[`${name}/other`] = order(3);
  runTransaction.mockRejectedValueOnce(new Error('Contention'));
  runTransaction.mockResolvedValueOnce(['changed']);
  expect(await recountRecentShipments(firestore, soon())).toEqual([
    { orderId: 'other', changes: ['changed'] },
  ]);
  expect(error).toHaveBeenCalledWith(
    'Could not recount shipments',
    expect.objectContaining({ orderId: 'wrong' }),
  );
});

it('stops when time runs out', async () => {
  expect(await recountRecentShipments(firestore, Date.now() - 1)).toEqual([]);
  expect(runTransaction).not.toHaveBeenCalled();
  expect(error.mock.calls).toEqual([['Ran out of time to recount shipments']]);
});

it("logs an error if shipments can't be listed, so that payments are still compared", async () => {
  list = () => Promise.reject(new Error('Unavailable'));
  expect(await recountRecentShipments(firestore, soon())).toEqual([]);
  expect(error.mock.calls).toEqual([['Could not list recent shipments', expect.anything()]]);
});
