import { randomUUID } from 'node:crypto';
import { type Lot, lotId, lotKey, lotSortKey } from '@dental-shop/domain/fulfillment/lot';
import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import type { Return } from '@dental-shop/domain/returns/return';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from './database.ts';
import { implant } from './products.ts';

/** Generates a lot that no other test uses. */
export function newLot(prefix = 'T'): string {
  return `${prefix}${randomUUID().replaceAll('-', '').slice(0, 12)}`.toUpperCase();
}

export const consigneeAddress = {
  street: '1 Main Street',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
  country: 'United States',
};

/** Compatible with `Person`. */
export interface Recipient {
  user: { uid: string };
  email: string;
}

interface Shipped {
  lot: string;
  quantity?: number;
  state?: Shipment<Timestamp>['state'];
  name?: string;
  language?: 'en' | 'es';
}

/** Stores a shipment of implants, as if staff had packed it. */
export async function shipLot(
  { user: { uid }, email }: Recipient,
  { lot, quantity = 1, state = 'released', name = 'Test Dentist', language = 'en' }: Shipped,
): Promise<{ shipmentId: string; orderId: string }> {
  const now = Timestamp.now();
  const shipmentId = randomUUID();
  const orderId = randomUUID();
  const { sku } = implant;
  await database.doc(`shipments/${shipmentId}`).set({
    uid,
    kind: 'order',
    orderId,
    orderNumber: 'K7QM-3XWT',
    rmaNumber: null,
    lines: [{ sku, name: implant.name, quantity, lot, expiry: '2099-05-31' }],
    lotKeys: [lotKey(sku, lot)],
    carrier: 'ups',
    trackingNumber: null,
    consignee: { name, email, language, address: consigneeAddress },
    state,
    shippedAt: now,
    releaseAt: now,
    releasedAt: state === 'released' ? now : null,
    updatedAt: now,
  } satisfies Shipment<Timestamp>);
  await database.doc(`lots/${lotId(sku, lot)}`).set({
    ...{ sku, lot, sortKey: lotSortKey(lot), expiry: '2099-05-31', hold: null, updatedAt: now },
  } satisfies Lot<Timestamp>);
  return { shipmentId, orderId };
}

interface Returned {
  shipmentId: string;
  orderId: string;
  lot: string;
  receivedQuantity: number | null;
}

/** Stores a return of implants, as if staff had received it. */
export async function returnLot(
  { user: { uid }, email }: Recipient,
  { shipmentId, orderId, lot, receivedQuantity }: Returned,
): Promise<void> {
  const now = Timestamp.now();
  const { sku, name, unitPrice } = implant;
  await database.doc(`returns/${randomUUID()}`).set({
    ...{ uid, requestId: randomUUID(), customerName: 'Test Dentist', email },
    ...{ address: consigneeAddress, state: 'received' },
    lines: [
      {
        ...{ id: '0', orderId, orderNumber: null, shipmentId, sku, name, lot, unitPrice },
        ...{ expiry: null, quantity: 1, reason: 'no-longer-needed', unopened: true },
        ...{ acceptedQuantity: 1, receivedQuantity, condition: 'unopened', resolution: 'refund' },
        complaintId: null,
      },
    ],
    ...{ orderIds: [orderId], note: '', declineReason: null, refundAmount: null, replaced: {} },
    ...{ toReplace: false, createdAt: now, updatedAt: now },
  } satisfies Return<Timestamp>);
}
