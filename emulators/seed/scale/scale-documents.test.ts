import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import { type Lot, lotKey } from '@dental-shop/domain/fulfillment/lot';
import { addUnits } from '@dental-shop/domain/fulfillment/open-quantities';
import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import type { Order, OrderRecord } from '@dental-shop/domain/order/order';
import type { Recall, RecallConsignee } from '@dental-shop/domain/recalls/recall';
import type { Return } from '@dental-shop/domain/returns/return';
import type { DailyStatistics } from '@dental-shop/domain/statistics/daily-statistics';
import { expect, it } from 'vitest';
import { scaleDocuments } from './scale-documents.ts';

const now = Date.parse('2026-03-14T15:00:00Z');
const documents = [...scaleDocuments({ accounts: 20, orders: 400, now })];
const dataIn = <Data>(collection: string) =>
  documents.filter(({ path }) => path.startsWith(`${collection}/`)).map(({ data }) => data as Data);

it('generates the same documents every time, each with a unique ID', () => {
  expect([...scaleDocuments({ accounts: 20, orders: 400, now })]).toEqual(documents);
  expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
});

it('creates no orders for today', () => {
  const orders = dataIn<Order<Date>>('orders');
  expect(orders).toHaveLength(400);
  const newest = Math.max(...orders.map(({ createdAt }) => createdAt.getTime()));
  expect(newest).toBeLessThan(Date.parse('2026-03-14T07:00:00Z'));
  expect(documents.some(({ path }) => path === 'statistics/2026-03-14')).toBe(false);
});

it('ships paid orders, but leaves the newest in the "To ship" queue', () => {
  const orders = dataIn<OrderRecord<Date>>('orderRecords');
  const shipments = dataIn<Shipment<Date>>('shipments');
  expect(shipments.length).toBeGreaterThan(300);
  for (const { orderId, lines } of shipments) {
    const order = documents.find(({ path }) => path === `orderRecords/${orderId}`);
    expect(order?.data).toMatchObject({ status: 'completed', packed: addUnits({}, lines) });
  }
  const waiting = orders.filter(({ toShip }) => toShip);
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.length).toBeLessThan(10);
});

it('returns some shipped units and reports device problems', () => {
  const shipments = new Map(
    documents.filter(({ path }) => path.startsWith('shipments/')).map((each) => [each.path, each]),
  );
  const returns = dataIn<Return<Date>>('returns');
  expect(returns.length).toBeGreaterThan(5);
  for (const { lines } of returns) {
    const [line] = lines;
    const shipped = shipments.get(`shipments/${line?.shipmentId}`)?.data as Shipment<Date>;
    expect(shipped.lines).toContainEqual(
      expect.objectContaining({ sku: line?.sku, lot: line?.lot }),
    );
  }
  const reported = returns.flatMap(({ lines }) => lines.flatMap((line) => line.complaintId ?? []));
  const complaints = dataIn<Complaint<Date>>('complaints').map(({ number }) => number);
  expect(complaints.length).toBeGreaterThan(0);
  expect(complaints).toEqual(reported);
});

it('recalls one lot from everyone who received it', () => {
  const [recall] = dataIn<Recall<Date>>('recalls');
  const { sku = '', lots = [] } = recall ?? {};
  const recipients = dataIn<Shipment<Date>>('shipments')
    .filter(({ lotKeys }) => lotKeys.includes(lotKey(sku, lots[0] ?? '')))
    .map(({ uid }) => uid);
  const notified = documents.filter(({ path }) => path.includes('/consignees/'));
  expect(notified.map(({ data }) => (data as RecallConsignee<Date>).uid).toSorted()).toEqual(
    [...new Set(recipients)].toSorted(),
  );
});

it('creates one document for each shipped lot', () => {
  const stored = dataIn<Lot<Date>>('lots').map(({ sku, lot }) => lotKey(sku, lot));
  const shipped = dataIn<Shipment<Date>>('shipments').flatMap(({ lotKeys }) => lotKeys);
  expect(new Set(stored)).toEqual(new Set(shipped));
  expect(stored).toHaveLength(new Set(shipped).size);
});

it('creates statistics that match the orders', () => {
  const taken = dataIn<Order<Date>>('orders').filter(
    ({ status }) => status !== 'failed' && status !== 'processing',
  );
  const days = dataIn<DailyStatistics>('statistics');
  const sum = (of: (day: DailyStatistics) => number) => days.reduce((all, day) => all + of(day), 0);
  const revenue = taken.reduce((all, { amount }) => all + amount, 0);
  expect(sum(({ orders = 0 }) => orders)).toBe(taken.length);
  expect(sum((day) => day.revenue ?? 0)).toBe(revenue);
  expect(
    sum(({ byCategory = {} }) => Object.values(byCategory).reduce((all, cents) => all + cents, 0)),
  ).toBe(revenue);
});
