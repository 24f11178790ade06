import { randomUUID } from 'node:crypto';
import type { StaffInput } from '@dental-shop/domain/api/staff/calls';
import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import { Timestamp } from 'firebase-admin/firestore';
import { type ApiResponse, callFunction } from './api.ts';
import type { Person } from './customer.ts';
import { database } from './database.ts';
import { implant } from './products.ts';
import { runSchedule } from './run-schedule.ts';

type NewShipment = StaffInput<'createShipment'>;

export const shippedLine = (changes: Partial<NewShipment['lines'][number]> = {}) => ({
  sku: implant.sku,
  quantity: 1,
  lot: 'A1',
  // The browser tests ship the same lots by barcode, which can't contain a later year.
  expiry: '2060-05-31',
  ...changes,
});

/** By default, ships one implant. */
export async function ship(
  staff: Person,
  wanted: Pick<NewShipment, 'subject'> & Partial<NewShipment>,
): Promise<ApiResponse> {
  const input: NewShipment = {
    requestId: randomUUID(),
    lines: [shippedLine()],
    carrier: 'ups',
    trackingNumber: '1Z999AA10123456784',
    ...wanted,
  };
  return callFunction('createShipment', input, await staff.token());
}

export async function readShipment(id: string): Promise<Shipment<Timestamp> | undefined> {
  return (await database.doc(`shipments/${id}`).get()).data() as Shipment<Timestamp> | undefined;
}

/** Ends the undo period and releases the shipment. */
export async function endUndoWindow(id: string): Promise<void> {
  await database.doc(`shipments/${id}`).update({ releaseAt: Timestamp.now() });
  await runSchedule('sweepShipments');
}
