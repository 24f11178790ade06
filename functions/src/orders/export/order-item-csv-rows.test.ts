import { csvCell } from '@dental-shop/domain/csv/write-csv';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { orderItemCsvColumns, orderItemCsvRows } from './order-item-csv-rows.ts';

const timeZone = 'America/Los_Angeles';
const createdAt = Timestamp.fromDate(new Date('2026-03-02T04:05:06.789Z'));
const order: OrderRecord<Timestamp> = {
  uid: 'u',
  number: 'K7QM-3XWT',
  email: 'ana@example.com',
  customerName: 'Ana',
  paymentIntentId: 'pi_1',
  items: [
    { sku: 'I3006', name: 'Implant', unitPrice: 13_900, quantity: 2 },
    { sku: 'HD55S', name: 'Driver', unitPrice: 9_100, quantity: 3 },
  ],
  skus: ['I3006', 'HD55S'],
  amount: 55_100,
  amountRefunded: 13_900,
  currency: 'usd',
  status: 'completed',
  details: { language: 'es', reference: 'PO 7', deliveryNote: 'Rear door' },
  attention: [],
  packed: {},
  packing: 'unfulfilled',
  toShip: true,
  lineRefunds: [
    {
      requestId: 'r',
      requestedAt: 0,
      lines: [{ sku: 'I3006', quantity: 1, shippedQuantity: 0 }],
      failed: false,
    },
  ],
  receiptUrl: null,
  shippingAddress: {
    street: '1 Main Street',
    city: 'Boston',
    state: 'MA',
    zipCode: '02134',
    country: 'United States',
  },
  createdAt,
  updatedAt: createdAt,
};

it('writes one row per item, each with everything that identifies the order', () => {
  const rows = orderItemCsvRows('o1', order, timeZone).map((row) =>
    orderItemCsvColumns.map((column) => `${column}: ${csvCell(row[column])}`),
  );
  const place = ["City: 'Boston", "State: 'MA", "ZIP: '02134", "Country: 'United States"];
  const ofOrder = [
    ...["Order number: 'K7QM-3XWT", "Order ID: 'o1", 'Date: 2026-03-01 20:05:06'],
    ...['Status: completed', "Customer: 'Ana", "Email: 'ana@example.com"],
  ];
  expect(rows).toEqual([
    [
      ...ofOrder,
      ...["SKU: 'I3006", "Item: 'Implant", 'Quantity: 2', 'Refunded quantity: 1', 'Currency: USD'],
      ...['Unit price: 139.00', 'Item amount: 278.00', ...place, "Customer reference: 'PO 7"],
    ],
    [
      ...ofOrder,
      ...["SKU: 'HD55S", "Item: 'Driver", 'Quantity: 3', 'Refunded quantity: 0', 'Currency: USD'],
      ...['Unit price: 91.00', 'Item amount: 273.00', ...place, "Customer reference: 'PO 7"],
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
