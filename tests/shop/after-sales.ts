import { randomInt, randomUUID } from 'node:crypto';
import type { Address } from '@dental-shop/domain/account/address';
import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import { type Lot, lotId, lotKey, lotSortKey } from '@dental-shop/domain/fulfillment/lot';
import type { Consignee, Shipment } from '@dental-shop/domain/fulfillment/shipment';
import { generateOrderNumber } from '@dental-shop/domain/order/order-number';
import type { Recall, RecallConsignee } from '@dental-shop/domain/recalls/recall';
import type { Return } from '@dental-shop/domain/returns/return';
import { officeSettings } from '@dental-shop/domain/settings/office-settings';
import { Timestamp } from 'firebase-admin/firestore';
import { parentOf } from '../rules/access-table.ts';
import { database } from './database.ts';
import { implant } from './products.ts';

const at = Timestamp.fromMillis(Date.parse('2020-01-01'));
/** The sweep must not release the held shipment while tests run. */
const never = Timestamp.fromMillis(Date.parse('2100-01-01'));
const lot = 'TEST-1';
const device = { sku: implant.sku, name: implant.name, lot, expiry: '2099-05-31', quantity: 1 };

interface Buyer {
  uid: string;
  orderId: string;
  name: string;
  email: string;
  address: Address | null;
}

/** Stores a document in each collection that shipping, returns, complaints, and recalls use. */
export async function createAfterSales({ uid, orderId, name, email, address }: Buyer) {
  const consignee: Consignee = { name, email, language: 'en', address };
  const shipment: Shipment<Timestamp> = {
    ...{ uid, kind: 'order', orderId, orderNumber: null, rmaNumber: null, lines: [device] },
    ...{ lotKeys: [lotKey(implant.sku, lot)], carrier: 'ups', trackingNumber: '1Z999' },
    ...{ consignee, state: 'released', shippedAt: at },
    ...{ releaseAt: at, releasedAt: at, updatedAt: at },
  };
  const releasedShipmentId = randomUUID();
  const heldShipmentId = randomUUID();
  await database.doc(`shipments/${releasedShipmentId}`).set(shipment);
  await database.doc(`shipments/${heldShipmentId}`).set({
    ...{ ...shipment, state: 'held', releaseAt: never, releasedAt: null },
  } satisfies Shipment<Timestamp>);

  const rmaNumber = generateOrderNumber(randomInt);
  const complaintId = generateOrderNumber(randomInt);
  await database.doc(`returns/${rmaNumber}`).set({
    ...{ uid, requestId: randomUUID(), customerName: name, email, address, state: 'requested' },
    lines: [
      {
        ...{ ...device, id: '0', orderId, orderNumber: null, shipmentId: releasedShipmentId },
        ...{ unitPrice: implant.unitPrice, reason: 'device-problem', unopened: false, complaintId },
        ...{ acceptedQuantity: null, receivedQuantity: null, condition: null, resolution: null },
      },
    ],
    ...{ orderIds: [orderId], note: 'Fractured', declineReason: null, refundAmount: null },
    ...{ replaced: {}, toReplace: false, createdAt: at, updatedAt: at },
  } satisfies Return<Timestamp>);
  await database.doc(`complaints/${complaintId}`).set({
    ...{ number: complaintId, uid, rmaNumber, state: 'open', device: { ...device, gtin: null } },
    ...{ orderId, orderNumber: null },
    complainant: { name, email, phone: '702-555-0123', address },
    report: {
      ...{ procedureDate: null, failureDate: null, site: '36', boneQuality: 'D2' },
      ...{ loading: 'delayed', symptoms: ['fracture'], deviceFate: 'returned' },
      description: 'Fractured',
    },
    ...{ awareAt: at, urgent: false, dueOn: '2020-01-31', decision: null },
    ...{ investigation: '', correction: '', reply: '' },
    ...{ closedAt: null, updatedAt: at, expireAt: never },
  } satisfies Complaint<Timestamp>);

  await database.doc(`lots/${lotId(implant.sku, lot)}`).set({
    ...{ sku: implant.sku, lot, sortKey: lotSortKey(lot), expiry: device.expiry },
    ...{ hold: null, updatedAt: at },
  } satisfies Lot<Timestamp>);
  const recall = parentOf('consignees');
  await database.doc(recall).set({
    ...{ sku: implant.sku, name: implant.name, lots: [lot], state: 'draft' },
    subject: { en: 'Recall', es: 'Retiro' },
    message: { en: 'Stop using it.', es: 'Deje de usarlo.' },
    ...{ createdAt: at, createdBy: 'x', sentAt: null, expireAt: never },
  } satisfies Recall<Timestamp>);
  await database.doc(`${recall}/consignees/${uid}`).set({
    ...{ ...consignee, uid, quantity: 1, lots: [lot], orderNumbers: [], mailId: 'none' },
    ...{ tokenHashes: [], notifiedAt: at, deliveredAt: null, acknowledgedAt: null },
    expireAt: never,
  } satisfies RecallConsignee<Timestamp>);
  await database.doc('settings/office').set(officeSettings.parse({}));
  return { releasedShipmentId, heldShipmentId, rmaNumber, complaintId };
}
