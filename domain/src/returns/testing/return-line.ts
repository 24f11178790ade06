import type { ReturnLine } from '../return.ts';

export function returnLine(changes: Partial<ReturnLine> = {}): ReturnLine {
  return {
    id: '0',
    orderId: 'o1',
    orderNumber: 'K7QM-3XWT',
    shipmentId: 's1',
    sku: 'IMP-1',
    name: 'Implant',
    lot: 'L1',
    expiry: '2029-05-31',
    unitPrice: 13_900,
    quantity: 2,
    reason: 'no-longer-needed',
    unopened: true,
    acceptedQuantity: null,
    receivedQuantity: null,
    condition: null,
    resolution: null,
    complaintId: null,
    ...changes,
  };
}
