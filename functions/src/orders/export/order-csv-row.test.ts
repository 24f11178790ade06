import { csvCell } from '@dental-shop/domain/csv/write-csv';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { exportedOrder } from './exported-order-fixture.ts';
import { orderCsvColumns, orderCsvRow } from './order-csv-row.ts';

const timeZone = 'America/Los_Angeles';
const order: OrderRecord<Timestamp> = {
  ...exportedOrder,
  amountRefunded: 5,
  attention: ['dispute', 'refund-failed'],
};

it('fills every column, in order', () => {
  const row = orderCsvRow('o1', order, timeZone);
  expect(orderCsvColumns.map((column) => `${column}: ${csvCell(row[column])}`)).toEqual([
    'Order ID: o1',
    'Date: 2026-03-01 20:05:06',
    'Status: completed',
    'Customer: Ana',
    'Email: ana@example.com',
    'Items: 2 x I3006 Implant; 3 x HD55S Driver',
    'Pieces: 5',
    'Currency: USD',
    'Amount: 551.00',
    'Refunded: 0.05',
    'Net: 550.95',
    'Street: 1 Main Street',
    'City: Boston',
    'State: MA',
    "ZIP: '02134",
    'Country: United States',
    'Payment ID: pi_1',
    'Needs attention: dispute; refund-failed',
    'Order number: K7QM-3XWT',
    'Customer reference: PO 7',
    'Delivery note: Rear door',
  ]);
});

it.each(['pending', 'processing', 'failed'] as const)(
  'shows a net amount of zero for a %s order',
  (status) => {
    const row = orderCsvRow('o1', { ...order, status, amountRefunded: 0 }, timeZone);
    expect(row).toMatchObject({
      Status: { code: status },
      Amount: { cents: 55_100 },
      Refunded: { cents: 0 },
      Net: { cents: 0 },
    });
  },
);

it('leaves cells empty for details that an older order lacks', () => {
  const { number: _number, details: _details, ...before } = order;
  const row = orderCsvRow('o1', before, timeZone);
  const added = ['Order number', 'Customer reference', 'Delivery note'] as const;
  expect(added.map((column) => row[column])).toEqual(['', '', '']);
});

it('leaves cells empty if the address and date are unknown', () => {
  const unknown = { ...order, shippingAddress: null, createdAt: Timestamp.fromMillis(0) };
  const row = orderCsvRow('o1', unknown, timeZone);
  const empty = ['Date', 'Street', 'City', 'State', 'ZIP', 'Country'] as const;
  expect(empty.map((column) => csvCell(row[column]))).toEqual(empty.map(() => ''));
});
