import { randomInt, randomUUID } from 'node:crypto';
import { orderTerms, returnTerms, shipmentTerms } from '@dental-shop/domain/find/record-terms';
import { lotKey } from '@dental-shop/domain/fulfillment/lot';
import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import { generateOrderNumber } from '@dental-shop/domain/order/order-number';
import type { Return, ReturnLine } from '@dental-shop/domain/returns/return';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from './database.ts';
import { implant } from './products.ts';
import { newLot } from './shipped-lot.ts';
import { storedOrder } from './stored-order.ts';

/** A random word, so that it's unique to the test. */
export function newSurname(): string {
  const letters = Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26)));
  return `Z${letters.join('')}`;
}

const id = (length: number) => randomUUID().replaceAll('-', '').slice(0, length);

const address = {
  street: '1 Main Street',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
  country: 'United States',
};

/** Stores an order and all related records, with the search terms that the shop would write. */
export async function storeFindable(uid: string, name: string, email: string) {
  const now = Timestamp.now();
  const orderId = `Find${id(16)}`;
  const orderNumber = generateOrderNumber(randomInt);
  const lot = newLot();
  const trackingNumber = `1Z${id(16).toUpperCase()}`;
  const paymentIntentId = `pi_Find${id(16)}`;
  const reference = `PO-${id(10)}`;
  const last4 = String(randomInt(1000, 10_000));
  const order = storedOrder({
    ...{ uid, email, customerName: name, number: orderNumber, paymentIntentId },
    details: { language: 'en', reference, deliveryNote: '' },
  });
  const searchTerms = orderTerms(orderId, { ...order, card: { last4 } });
  await database.doc(`orderRecords/${orderId}`).set({ ...order, searchTerms });

  const { sku } = implant;
  const line = { sku, name: implant.name, quantity: 1, lot, expiry: '2099-05-31' };
  const shipmentId = randomUUID();
  const shipment: Shipment<Timestamp> = {
    ...{ uid, kind: 'order', orderId, orderNumber, rmaNumber: null, lines: [line] },
    ...{ lotKeys: [lotKey(sku, lot)], carrier: 'ups', trackingNumber },
    consignee: { name, email, language: 'en', address },
    ...{ state: 'released', shippedAt: now, releaseAt: now, releasedAt: now, updatedAt: now },
  };
  await database
    .doc(`shipments/${shipmentId}`)
    .set({ ...shipment, searchTerms: shipmentTerms(shipmentId, shipment) });

  const rmaNumber = generateOrderNumber(randomInt);
  const returnedLine: ReturnLine = {
    ...{ ...line, id: '0', orderId, orderNumber, shipmentId, unitPrice: implant.unitPrice },
    ...{ reason: 'damaged', unopened: true, acceptedQuantity: null, receivedQuantity: null },
    ...{ condition: null, resolution: null, complaintId: null },
  };
  const returned: Return<Timestamp> = {
    ...{ uid, requestId: randomUUID(), customerName: name, email, address, state: 'requested' },
    ...{ lines: [returnedLine], orderIds: [orderId], note: '', declineReason: null },
    ...{ refundAmount: null, replaced: {}, toReplace: false, createdAt: now, updatedAt: now },
  };
  await database
    .doc(`returns/${rmaNumber}`)
    .set({ ...returned, searchTerms: returnTerms(rmaNumber, returned) });
  return {
    ...{ orderId, orderNumber, lot, trackingNumber, paymentIntentId, reference, last4, rmaNumber },
  };
}
