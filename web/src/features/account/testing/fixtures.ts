import { Timestamp } from 'firebase/firestore';
import type { OwnReturn, OwnShipment } from '../shipments/use-own-shipments.ts';

const shippedAt = Timestamp.fromDate(new Date('2026-11-20T18:00:00Z'));

export function shipmentFixture(changes: Partial<OwnShipment> = {}): OwnShipment {
  const lines = changes.lines ?? [
    { sku: 'IMP-1', name: 'Implant', quantity: 2, lot: 'L1', expiry: '2029-05-31' },
    { sku: 'DRILL', name: 'Drill', quantity: 1, lot: null, expiry: null },
  ];
  return {
    id: 'shipment',
    uid: 'ana',
    kind: 'order',
    orderId: 'order-1',
    orderNumber: 'K7QM-3XWT',
    rmaNumber: null,
    lines,
    lotKeys: [],
    carrier: 'ups',
    trackingNumber: '1Z999AA10123456784',
    consignee: { name: 'Ana Muñoz', email: 'ana@example.com', language: 'en', address: null },
    state: 'released',
    shippedAt,
    releaseAt: shippedAt,
    releasedAt: shippedAt,
    updatedAt: shippedAt,
    ...changes,
  };
}

export function returnFixture(changes: Partial<OwnReturn> = {}): OwnReturn {
  const createdAt = Timestamp.fromDate(new Date('2026-11-25T18:00:00Z'));
  return {
    id: 'R7QM-3XWT',
    requestId: 'request',
    uid: 'ana',
    customerName: 'Ana Muñoz',
    email: 'ana@example.com',
    address: null,
    state: 'requested',
    lines: [
      {
        id: '0',
        orderId: 'order-1',
        orderNumber: 'K7QM-3XWT',
        shipmentId: 'shipment',
        sku: 'IMP-1',
        name: 'Implant',
        lot: 'L1',
        expiry: '2029-05-31',
        unitPrice: 12_500,
        quantity: 1,
        reason: 'no-longer-needed',
        unopened: true,
        acceptedQuantity: null,
        receivedQuantity: null,
        condition: null,
        resolution: null,
        complaintId: null,
      },
    ],
    orderIds: ['order-1'],
    note: '',
    declineReason: null,
    refundAmount: null,
    replaced: {},
    toReplace: false,
    createdAt,
    updatedAt: createdAt,
    ...changes,
  };
}
