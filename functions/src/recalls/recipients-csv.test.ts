import type { EffectivenessRow } from '@dental-shop/domain/api/staff/recall-calls';
import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import { parse } from 'csv-parse/sync';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { effectivenessCsv } from './effectiveness-csv.ts';
import { recipientsCsv } from './recipients-csv.ts';

const address = {
  street: '1 Main Street',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
  country: 'United States',
};
const at = Timestamp.fromDate(new Date('2026-11-27T12:00:00Z'));
const consignee = { name: '=Ana', email: 'now@example.com', language: 'en', address } as const;

const shipment: Shipment<Timestamp> & { id: string } = {
  id: 's1',
  uid: 'ana',
  kind: 'order',
  orderId: 'o1',
  orderNumber: 'K7QM-3XWT',
  rmaNumber: null,
  lines: [],
  lotKeys: [],
  carrier: 'ups',
  trackingNumber: null,
  consignee: { ...consignee, name: 'Ana at the time', email: 'then@example.com' },
  state: 'released',
  shippedAt: at,
  releaseAt: at,
  releasedAt: at,
  updatedAt: at,
};

const timeZone = 'America/Los_Angeles';

const records = (csv: string): Record<string, string>[] => parse(csv, { bom: true, columns: true });

it('has a row for each lot in a shipment, with the consignee at the time of shipping', () => {
  const received = [
    { shipment, lot: 'A1', quantity: 3, returned: 1 },
    { shipment, lot: 'A2', quantity: 1, returned: 0 },
  ];
  const recipient = { uid: 'ana', consignee, quantity: 4, returned: 1, received };
  const csv = recipientsCsv('I4510', [recipient], timeZone);
  const [first, second] = records(csv);
  expect(first).toEqual({
    SKU: 'I4510',
    Lot: 'A1',
    Consignee: 'Ana at the time',
    Email: 'now@example.com',
    Street: '1 Main Street',
    City: 'Reno',
    State: 'NV',
    'ZIP code': '89501',
    Country: 'United States',
    'Shipped (Pacific Time)': '2026-11-27 04:00:00',
    'Order number': 'K7QM-3XWT',
    'RMA number': '',
    Quantity: '3',
    Returned: '1',
  });
  expect(second).toMatchObject({ Lot: 'A2', Quantity: '1', Returned: '0' });
});

it('has a row for each consignee of a recall', () => {
  const row = { ...consignee, uid: 'ana', quantity: 4, returned: 1, lots: ['A1', 'A2'] };
  const confirmed: EffectivenessRow = {
    ...row,
    delivery: 'delivered',
    deliveredAt: '2026-11-27T12:00:00.000Z',
    acknowledgedAt: '2026-11-28T12:00:00.000Z',
  };
  const unknown = { delivery: null, deliveredAt: null, acknowledgedAt: null };
  const deleted = { ...row, ...unknown, address: null, email: '' };
  const csv = effectivenessCsv('I4510', [confirmed, deleted], timeZone);
  expect(records(csv)).toMatchObject([
    {
      Lots: 'A1; A2',
      Consignee: "'=Ana",
      'Email status': 'delivered',
      'Delivered (Pacific Time)': '2026-11-27 04:00:00',
      'Acknowledged (Pacific Time)': '2026-11-28 04:00:00',
    },
    { Street: '', Email: '', 'Email status': 'none', 'Delivered (Pacific Time)': '' },
  ]);
});
