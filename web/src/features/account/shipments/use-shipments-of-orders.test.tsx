import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { shipmentFixture } from '../testing/fixtures.ts';
import { useShipmentsOfOrders } from './use-shipments-of-orders.tsx';

const shipmentsOf = (orderId: string) => shipmentFixture({ id: `of ${orderId}`, orderId });

/** The server's response to each query, by the queried order IDs. */
const responses = new Map<string, { docs: { id: string; data: () => unknown }[] }>();
let asked: string[] = [];

vi.mock('reactfire', () => ({ useFirestore: () => ({}) }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: () => ({ withConverter: () => ({}) }),
  query: (_collection: unknown, ...constraints: unknown[]) => constraints,
  where: (...constraint: unknown[]) => constraint,
  orderBy: (...constraint: unknown[]) => constraint,
}));
vi.mock('../../../shared/firestore/use-server-collection.ts', () => ({
  useServerCollection: (constraints: [field: string, operator: string, value: unknown][]) => {
    const found = constraints.find(
      ([field]) => field === 'orderId' || field === 'replacedOrderIds',
    );
    const ids = String(found?.[2]);
    const key = found?.[0] === 'orderId' ? ids : `replacements of ${ids}`;
    if (!asked.includes(key)) asked.push(key);
    return responses.get(key);
  },
}));

function respond(...orderIds: string[]) {
  const docs = orderIds.map(shipmentsOf).map(({ id, ...data }) => ({ id, data: () => data }));
  responses.set(orderIds.join(), { docs });
  responses.set(`replacements of ${orderIds.join()}`, { docs: [] });
}

beforeEach(() => {
  responses.clear();
  asked = [];
});

const order = (id: string, units = 0) => ({ id, shipped: units > 0 ? { 'IMP-1': units } : {} });

function Orders({ orders }: { orders: ReturnType<typeof order>[] }) {
  const { readyOrders, shipments, listeners } = useShipmentsOfOrders('ana', orders);
  const rows = readyOrders?.map(({ id }) => `${id}: ${shipments.get(id)?.length ?? 0}`);
  return (
    <>
      {listeners}
      <p>{rows?.join(', ') ?? 'Loading'}</p>
    </>
  );
}

it('runs no query if nothing has been shipped', async () => {
  const { getByText } = await render(<Orders orders={[order('a'), order('b')]} />);
  expect(getByText('a: 0, b: 0')).toBeTruthy();
  expect(asked).toEqual([]);
});

it('shows orders once their shipments have loaded, so that rows don’t grow', async () => {
  const first = [order('b', 1), order('c')];
  const { getByText, rerender } = await render(<Orders orders={first} />);
  expect(getByText('Loading')).toBeTruthy();
  respond('b');
  rerender(<Orders orders={first} />);
  expect(getByText('b: 1, c: 0')).toBeTruthy();

  const more = [...first, order('d', 1)];
  rerender(<Orders orders={more} />);
  expect(getByText('b: 1, c: 0')).toBeTruthy();
  respond('b', 'd');
  rerender(<Orders orders={more} />);
  expect(getByText('b: 1, c: 0, d: 1')).toBeTruthy();
});

it('keeps showing an order while its first shipment loads', async () => {
  const { getByText, rerender } = await render(<Orders orders={[order('a')]} />);
  const shipped = [order('a', 1)];
  rerender(<Orders orders={shipped} />);
  expect(getByText('a: 0')).toBeTruthy();
  respond('a');
  rerender(<Orders orders={shipped} />);
  expect(getByText('a: 1')).toBeTruthy();
});

it('adds the replacements of the orders’ devices', async () => {
  const orders = [order('a', 1), order('b', 1)];
  const { getByText, rerender } = await render(<Orders orders={orders} />);
  respond('a', 'b');
  const { id, ...replacement } = shipmentFixture({
    ...{ id: 'replacement', kind: 'replacement', orderId: null, rmaNumber: 'R1' },
    replacedOrderIds: ['b', 'c'],
  });
  const docs = [{ id, data: () => replacement }];
  responses.set('replacements of a,b', { docs });
  rerender(<Orders orders={orders} />);
  expect(getByText('a: 1, b: 2')).toBeTruthy();
});

it('queries the shipments of 25 orders at a time', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `order${index}`);
  await render(<Orders orders={ids.map((id) => order(id, 1))} />);
  const pages = [ids.slice(0, 25).join(), ids.slice(25).join()];
  expect(asked).toEqual(pages.flatMap((page) => [page, `replacements of ${page}`]));
});
