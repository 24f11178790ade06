import { csvCell } from '@dental-shop/domain/csv/write-csv';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import type { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { exportedOrder } from './exported-order-fixture.ts';
import { orderItemCsvColumns, orderItemCsvRows } from './order-item-csv-rows.ts';

const timeZone = 'America/Los_Angeles';
const order: OrderRecord<Timestamp> = {
  ...exportedOrder,
  amountRefunded: 13_900,
  lineRefunds: [
    {
      requestId: 'r',
      requestedAt: 0,
      lines: [{ sku: 'I3006', quantity: 1, shippedQuantity: 0 }],
      failed: false,
    },
  ],
};

it('writes one row per item, each with everything that identifies the order', () => {
  const rows = orderItemCsvRows('o1', order, timeZone).map((row) =>
    orderItemCsvColumns.map((column) => `${column}: ${csvCell(row[column])}`),
  );
  const place = ['City: Boston', 'State: MA', "ZIP: '02134", 'Country: United States'];
  const ofOrder = [
    ...['Order number: K7QM-3XWT', 'Order ID: o1', 'Date: 2026-03-01 20:05:06'],
    ...['Status: completed', 'Customer: Ana', 'Email: ana@example.com'],
  ];
  expect(rows).toEqual([
    [
      ...ofOrder,
      ...['SKU: I3006', 'Item: Implant', 'Quantity: 2', 'Refunded quantity: 1', 'Currency: USD'],
      ...['Unit price: 139.00', 'Item amount: 278.00', ...place, 'Customer reference: PO 7'],
    ],
    [
      ...ofOrder,
      ...['SKU: HD55S', 'Item: Driver', 'Quantity: 3', 'Refunded quantity: 0', 'Currency: USD'],
      ...['Unit price: 91.00', 'Item amount: 273.00', ...place, 'Customer reference: PO 7'],
    ],
  ]);
});

it('adds up to the amount of the order', () => {
  const cents = orderItemCsvRows('o1', order, timeZone).map((row) =>
    Math.round(Number(csvCell(row['Item amount'])) * 100),
  );
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(order.amount);
});

it('writes no row for an order whose items are unknown', () => {
  expect(orderItemCsvRows('o1', { ...order, items: [] }, timeZone)).toEqual([]);
});
